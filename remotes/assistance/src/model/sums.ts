import type { ExchangeRate, Money } from '@tiquete/contracts';
import { formatDecimal, formatMoney, toPesos } from '@tiquete/platform';

const DECIMALS = 2;

/** Formats a sum: `USD 60.000`, `USD 210,60`, or pesos in their usual form. */
export function formatSum({ amount, currency }: Money): string {
  if (currency === 'COP') return formatMoney(Number(amount));
  // Cents have two digits or are left out.
  const number = formatDecimal(Number(amount), DECIMALS).replace(/,\d$/, '$&0');
  return `${currency}\u00a0${number}`;
}
/** Exchange rates by currency. */
export type Rates = ReadonlyMap<string, ExchangeRate>;
export const ratesBy = (rates: readonly ExchangeRate[]): Rates =>
  new Map(rates.map((rate) => [rate.currency, rate]));
/** The sum in whole pesos; null without a rate for its currency. */
export function sumInPesos(sum: Money, rates: Rates): number | null {
  if (sum.currency === 'COP') return Math.round(Number(sum.amount));
  const rate = rates.get(sum.currency);
  return rate ? toPesos(sum, rate) : null;
}
/** Negative if `a` is the lower sum; null if they cannot be compared. */
export function compareSums(a: Money, b: Money, rates: Rates): number | null {
  if (a.currency === b.currency) return Number(a.amount) - Number(b.amount);
  const [left, right] = [sumInPesos(a, rates), sumInPesos(b, rates)];
  return left === null || right === null ? null : left - right;
}
