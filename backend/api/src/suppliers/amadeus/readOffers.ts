import { SupplierError } from '../../lib/http-client/supplierError';
import type { FlightAnswer, SupplierFlightOffer } from '../../products/flights/ports';
import type { QuoteMoney } from '../quoteMoney';
import { type MappedAmadeusOffer, fromAmadeusDictionaries, fromAmadeusOffer } from './mapping';
import { AMADEUS_CODE } from './refusal';
import { offersSchema, type AmadeusOffers } from './wire';
import { readAnswer, type ReadSearch } from '../air/wire';
import { parseAnswer } from '../parseAnswer';

export interface ReadOffers extends FlightAnswer {
  sold: Extract<MappedAmadeusOffer, { state: 'sold' }>[];
}
export const malformedAmadeus = (reason: unknown): SupplierError =>
  new SupplierError(
    AMADEUS_CODE,
    'malformed',
    reason instanceof Error ? reason : new Error(String(reason)),
  );

export interface AmadeusReading {
  now: Date;
  money: QuoteMoney;
  onDropped(reason: string): void;
  onUnsold?(currency: string): void;
}
/**
 * Maps all offers. Those that cannot be read or sold now are left out and counted. @throws SupplierError `malformed` when no
 * offer of several is left
 */
export function readOffers(
  { data, dictionaries }: AmadeusOffers,
  { now, money, onDropped, onUnsold }: AmadeusReading,
): ReadOffers {
  const mapped = data.map((raw) => fromAmadeusOffer(raw, now, money));
  const dropped = mapped.filter((one) => one.state === 'malformed');
  for (const { reason } of dropped) onDropped(reason);
  for (const one of mapped) {
    if (one.state !== 'unsold') continue;
    onDropped('currency');
    onUnsold?.(one.error.currency);
  }
  if (data.length > 0 && dropped.length === data.length) throw malformedAmadeus(dropped[0]?.reason);
  const sold = mapped.filter((one) => one.state === 'sold');
  return {
    sold,
    offers: sold.map(({ offer }): SupplierFlightOffer => offer),
    dictionaries: fromAmadeusDictionaries(dictionaries),
  };
}

export const readAmadeusSearch: ReadSearch = (body, reading) => {
  const answer = readAnswer(AMADEUS_CODE, offersSchema, parseAnswer(AMADEUS_CODE, body));
  const { offers, dictionaries } = readOffers(answer, reading);
  return { offers, dictionaries };
};
