import { SupplierError } from '../../lib/http-client/supplierError';
import type { FlightAnswer, SupplierFlightOffer } from '../../products/flights/ports';
import type { QuoteMoney } from '../quoteMoney';
import { type MappedOffer, toDictionaries, toOffer } from './mapping';
import { CODE } from './refusal';
import { offersSchema, type WireOffers } from './wire';
import { readAnswer, type ReadSearch } from '../air/wire';
import { parseAnswer } from '../parseAnswer';

export interface ReadOffers extends FlightAnswer {
  sold: Extract<MappedOffer, { state: 'sold' }>[];
}
export const malformed = (reason: unknown): SupplierError =>
  new SupplierError(
    CODE,
    'malformed',
    reason instanceof Error ? reason : new Error(String(reason)),
  );

export interface ReadContext {
  now: Date;
  money: QuoteMoney;
  onDropped(reason: string): void;
  onUnsold?(currency: string): void;
}
/**
 * Leaves out and counts offers that cannot be read or sold now. @throws SupplierError `malformed` when there were several and
 * all were left out
 */
export function readOffers(
  { data, dictionaries }: WireOffers,
  { now, money, onDropped, onUnsold }: ReadContext,
): ReadOffers {
  const mapped = data.map((raw) => toOffer(raw, now, money));
  const dropped = mapped.filter((one) => one.state === 'malformed');
  for (const { reason } of dropped) onDropped(reason);
  for (const one of mapped) {
    if (one.state !== 'unsold') continue;
    onDropped('currency');
    onUnsold?.(one.error.currency);
  }
  if (data.length > 0 && dropped.length === data.length) throw malformed(dropped[0]?.reason);
  const sold = mapped.filter((one) => one.state === 'sold');
  return {
    sold,
    offers: sold.map(({ offer }): SupplierFlightOffer => offer),
    dictionaries: toDictionaries(dictionaries),
  };
}

export const readSearch: ReadSearch = (body, reading) => {
  const answer = readAnswer(CODE, offersSchema, parseAnswer(CODE, body));
  const { offers, dictionaries } = readOffers(answer, reading);
  return { offers, dictionaries };
};
