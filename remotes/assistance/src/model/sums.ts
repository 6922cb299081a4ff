import type { ExchangeRate, Money } from '@tiquete/contracts';
import { formatDecimal, formatMoney, toPesos } from '@tiquete/platform';

const DECIMALS = 2;

/** `USD 60.000`, `USD 210,60`, or pesos as they are written everywhere. */
export function formatSum({ amount, currency }: Money): string {
  if (currency === 'COP') return formatMoney(Number(amount));
  // Cents are two digits or none.
  const number = formatDecimal(Number(amount), DECIMALS).replace(/,\d$/, '$&0');
  return `${currency}\u00a0${number}`;
}
/** Rates by currency. */
export type Rates = ReadonlyMap<string, ExchangeRate>;
export const ratesBy = (rates: readonly ExchangeRate[]): Rates =>
  new Map(rates.map((rate) => [rate.currency, rate]));
/** Whole pesos that a sum comes to; null without a rate for its currency. */
export function sumInPesos(sum: Money, rates: Rates): number | null {
  if (sum.currency === 'COP') return Math.round(Number(sum.amount));
  const rate = rates.get(sum.currency);
  return rate ? toPesos(sum, rate) : null;
}
/** Below zero when `a` is the lower sum; null when they cannot be compared. */
export function compareSums(a: Money, b: Money, rates: Rates): number | null {
  if (a.currency === b.currency) return Number(a.amount) - Number(b.amount);
  const [left, right] = [sumInPesos(a, rates), sumInPesos(b, rates)];
  return left === null || right === null ? null : left - right;
}
