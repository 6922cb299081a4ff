import { SupplierError } from '../../lib/http/supplierError';
import type { FlightAnswer, SupplierFlightOffer } from '../../products/flights/ports';
import { type MappedOffer, toDictionaries, toOffer } from './mapping';
import { CODE } from './refusal';
import type { WireOffers } from './wire';

export interface ReadOffers extends FlightAnswer {
  sold: Extract<MappedOffer, { state: 'sold' }>[];
}
export const malformed = (reason: unknown): SupplierError =>
  new SupplierError(
    CODE,
    'malformed',
    reason instanceof Error ? reason : new Error(String(reason)),
  );

/** An offer that cannot be read is left out and counted. @throws SupplierError `malformed` when none is left of several */
export function readOffers(
  { data, dictionaries }: WireOffers,
  now: Date,
  onDropped: (reason: string) => void,
): ReadOffers {
  const mapped = data.map((raw) => toOffer(raw, now));
  const dropped = mapped.filter((one) => one.state === 'malformed');
  for (const { reason } of dropped) onDropped(reason);
  if (data.length > 0 && dropped.length === data.length) throw malformed(dropped[0]?.reason);
  const sold = mapped.filter((one) => one.state === 'sold');
  return {
    sold,
    offers: sold.map(({ offer }): SupplierFlightOffer => offer),
    dictionaries: toDictionaries(dictionaries),
  };
}
