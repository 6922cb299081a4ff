import { CURRENCY, type Money, type QuotedMoney } from '@tiquete/contracts';
import { quotedOf, type QuoteMoney, toMoney } from '../quoteMoney';
import type { HotelbedsRate, Tax } from './wire';

/** The money of one hotel's rates, which are all in the hotel's currency; taxes may be in others. */
export interface HotelMoney {
  /** Of an amount in the hotel's currency. @throws UnsoldCurrency */
  pesosOf(amount: number): number;
  /** Whether a tax can be told in pesos. */
  canTell(tax: Tax): boolean;
  /** What a tax costs, nothing where it states nothing; `original` where the hotel asks for another currency than pesos. @throws UnsoldCurrency */
  taxOf(tax: Tax): { pesos: number; original: Money | undefined };
  /** What our supplier asks for these rates; undefined for pesos. @throws UnsoldCurrency */
  quotedFor(rates: readonly HotelbedsRate[]): QuotedMoney | undefined;
}
/** Their recommended price when they state one, never below our own cost; in the hotel's currency. */
export const askedFor = (rate: HotelbedsRate): number => Math.max(rate.net, rate.sellingRate ?? 0);

export const createHotelMoney = (currency: string, money: QuoteMoney): HotelMoney => ({
  pesosOf: (amount) => money.pesosOf(amount, currency),
  canTell: (tax) => {
    const stated = statedOf(tax);
    return stated.length === 0 || stated.some((one) => money.isSold(one.currency));
  },
  taxOf(tax) {
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
  quotedFor: (rates) =>
    quotedOf(
      rates.reduce((sum, rate) => sum + askedFor(rate), 0),
      currency,
      money,
    ),
});

/** Charges that the hotel collects itself, in the currency of the charge. */
export const chargedAtHotel = ({ taxes }: HotelbedsRate): Money[] =>
  (taxes?.taxes ?? [])
    .filter(({ included }) => !included)
    .flatMap((tax) => statedOf(tax).slice(0, 1))
    .map(({ amount, currency }) => toMoney(amount, currency));

/** The charge as it is made, then in the currency of the agreement. */
const statedOf = ({ amount, currency, clientAmount, clientCurrency }: Tax) =>
  [
    { amount, currency },
    { amount: clientAmount, currency: clientCurrency },
  ].flatMap((one) =>
    one.amount === undefined || one.currency === undefined
      ? []
      : [{ amount: one.amount, currency: one.currency }],
  );
