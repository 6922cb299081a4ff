import type { EntryRule, ExchangeRate, Money } from '@tiquete/contracts';
import { toPesos } from '../exchange';

/** Exchange rates by currency. */
export interface Rates {
  get(currency: string): ExchangeRate | undefined;
}

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
/** True if a plan's sum is enough; null if the rule names no sum or one in a currency that cannot be compared. */
export function meetsRule(
  sum: Money,
  { minimum }: Pick<EntryRule, 'minimum'>,
  rates: Rates,
): boolean | null {
  const difference = minimum && compareSums(sum, minimum, rates);
  return difference === null ? null : difference >= 0;
}
/**
 * Entry rules of the destination that a plan's medical sum is known to miss. The form shows them, and the api sells the plan
 * only when the buyer has accepted each of them.
 */
export const unmetRules = (sum: Money, rules: readonly EntryRule[], rates: Rates): EntryRule[] =>
  rules.filter((rule) => meetsRule(sum, rule, rates) === false);
/** False if the sum is known to miss one of the rules. */
export const meetsEvery = (sum: Money, rules: readonly EntryRule[], rates: Rates): boolean =>
  unmetRules(sum, rules, rates).length === 0;
