import { CURRENCY, type Money, type QuotedMoney } from '@tiquete/contracts';
import { quotedOf, type QuoteMoney, toMoney } from '../quoteMoney';
import type { HotelbedsRate, Tax } from './wire';

/**
 * Selling price of a rate in the hotel's currency: the supplier's recommended price if stated, and never less than our cost.
 */
export const sellingPriceOf = (rate: HotelbedsRate): number =>
  Math.max(rate.net, rate.sellingRate ?? 0);

/** Converts the amounts of one hotel's rates, which are in the hotel's currency. Taxes may be in others. */
export const createHotelMoney = (currency: string, money: QuoteMoney) => ({
  /** Converts an amount in the hotel's currency. @throws UnsoldCurrency */
  pesosOf: (amount: number): number => money.pesosOf(amount, currency),
  /** True when a tax can be converted to pesos. */
  canConvert: (tax: Tax): boolean => {
    const stated = statedOf(tax);
    return stated.length === 0 || stated.some((one) => money.isSold(one.currency));
  },
  /**
   * A tax in pesos, zero when no amount is stated. `original` is the amount in its own currency, if that is not pesos.
   * @throws UnsoldCurrency
   */
  taxOf(tax: Tax): { pesos: number; original: Money | undefined } {
    const stated = statedOf(tax);
    const best =
      stated.find((one) => one.currency === CURRENCY) ??
      stated.find((one) => one.currency === currency && money.isSold(currency)) ??
      stated.find((one) => money.isSold(one.currency)) ??
      stated[0];
    if (!best) return { pesos: 0, original: undefined };
    const own = stated.find((one) => one.currency !== CURRENCY);
    return {
      pesos: money.pesosOf(best.amount, best.currency),
      original: own && toMoney(own.amount, own.currency),
    };
  },
  /** The supplier's own price of these rates with its currency; undefined for pesos. @throws UnsoldCurrency */
  quotedFor: (rates: readonly HotelbedsRate[]): QuotedMoney | undefined =>
    quotedOf(
      rates.reduce((sum, rate) => sum + sellingPriceOf(rate), 0),
      currency,
      money,
    ),
});
export type HotelMoney = ReturnType<typeof createHotelMoney>;

/** Charges that the hotel collects itself, in their own currencies. */
export const hotelbedsChargedAtHotel = ({ taxes }: HotelbedsRate): Money[] =>
  (taxes?.taxes ?? [])
    .filter(({ included }) => !included)
    .flatMap((tax) => statedOf(tax).slice(0, 1))
    .map(({ amount, currency }) => toMoney(amount, currency));

/** Amount of a charge in its own currency if stated, else in the currency of our contract. */
const statedOf = ({ amount, currency, clientAmount, clientCurrency }: Tax) =>
  [
    { amount, currency },
    { amount: clientAmount, currency: clientCurrency },
  ].flatMap((one) =>
    one.amount === undefined || one.currency === undefined
      ? []
      : [{ amount: one.amount, currency: one.currency }],
  );
