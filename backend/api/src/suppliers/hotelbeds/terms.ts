import type { HotelSummary } from '@tiquete/contracts';
import type { HotelMoney } from './hotelMoney';
import type { HotelbedsRate } from './wire';

const NON_REFUNDABLE_CLASS = 'NRF';
/** Code of the notice "Non-refundable rate. No amendments permitted", which Hotelbeds lists among its promotions. */
const NON_REFUNDABLE_PROMOTION = '073';

/** True for a non-refundable rate, regardless of its cancellation policies. */
export const isFixed = (rate: HotelbedsRate): boolean =>
  rate.rateClass === NON_REFUNDABLE_CLASS ||
  (rate.promotions ?? []).some(({ code }) => code === NON_REFUNDABLE_PROMOTION);

/** First instant with a penalty, in the hotel's local time; null when cancelling is not free now or not stated. */
export function hotelbedsFreeUntil(rate: HotelbedsRate, now: Date): string | null {
  if (isFixed(rate)) return null;
  const [first] = (rate.cancellationPolicies ?? [])
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  return first && Date.parse(first.from) > now.getTime() ? first.from : null;
}

/** The earliest of several instants; null when one of them is null. */
export function earliestFreeUntil(rates: readonly HotelbedsRate[], now: Date): string | null {
  const instants = rates.map((rate) => hotelbedsFreeUntil(rate, now));
  const [first] = instants
    .filter((instant) => instant !== null)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
  return instants.includes(null) ? null : (first ?? null);
}

/** Taxes not included in the price, in pesos. @throws UnsoldCurrency */
export function hotelbedsPayAtHotel(rate: HotelbedsRate, money: HotelMoney): number {
  const due = (rate.taxes?.taxes ?? []).filter((tax) => !tax.included);
  return due.reduce((sum, tax) => sum + money.taxOf(tax).pesos, 0);
}

/**
 * Discount of the chosen rates in pesos. The vendor's answers state it as a negative number, its description as a positive
 * one.
 */
export const discountOf = (rates: readonly HotelbedsRate[], money: HotelMoney): number =>
  rates
    .flatMap((rate) => rate.offers ?? [])
    .reduce((sum, offer) => sum + money.pesosOf(Math.abs(offer.amount)), 0);

/** The first offer or promotion of the chosen rates. `porcent` is computed from stated amounts; 0 without any. */
export function promotionOf(
  rates: readonly HotelbedsRate[],
  price: number,
  money: HotelMoney,
): HotelSummary['promotion'] {
  const discount = discountOf(rates, money);
  const porcent = Math.round((100 * discount) / (price + discount)) || 0;
  const offer = rates.flatMap((rate) => rate.offers ?? []).find(({ amount }) => amount !== 0);
  if (offer) return { porcent, code: offer.code, name: offer.name, remark: '' };
  const promotion = rates
    .flatMap((rate) => rate.promotions ?? [])
    .find(({ code }) => code !== NON_REFUNDABLE_PROMOTION);
  return promotion ? { porcent, ...promotion } : null;
}
