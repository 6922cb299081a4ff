import type { HotelRate } from '@tiquete/contracts';

/**
 * Rates that a filter on board, cancellation or payment can make the cheapest one, cheapest first. A rate is left out if
 * another one with the same board costs no more and has no worse terms. Equal rates: the first stays.
 */
export function distinctRates(rates: readonly HotelRate[]): HotelRate[] {
  const kept: HotelRate[] = [];
  for (const rate of rates.toSorted((a, b) => a.rate - b.rate))
    if (!kept.some((cheaper) => hasTermsOf(cheaper, rate))) kept.push(rate);
  return kept;
}
const hasTermsOf = (rate: HotelRate, other: HotelRate): boolean =>
  rate.board === other.board &&
  (rate.free_cancellation_until !== null || other.free_cancellation_until === null) &&
  (rate.pay_at_hotel_amount === 0 || other.pay_at_hotel_amount > 0);
