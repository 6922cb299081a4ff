import type { AssistancePlaces, EntryRule, Money } from '@tiquete/contracts';
import { compareSums, type Rates } from './sums';

/** Entry rules of the chosen countries and of the countries in the chosen regions. */
export function rulesFor(
  destinations: readonly string[],
  { entry_rules: rules, international }: Pick<AssistancePlaces, 'entry_rules' | 'international'>,
): EntryRule[] {
  const within = international.flatMap(({ region, countries }) =>
    destinations.includes(region) ? countries.map(({ code }) => code) : [],
  );
  const reached = new Set([...destinations, ...within]);
  return rules.filter(({ countries }) => countries.some((code) => reached.has(code)));
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
/** Rules that the sum is known to miss. */
export const unmetRules = (sum: Money, rules: readonly EntryRule[], rates: Rates): EntryRule[] =>
  rules.filter((rule) => meetsRule(sum, rule, rates) === false);
/** False if the sum is known to miss one of the rules. */
export const meetsEvery = (sum: Money, rules: readonly EntryRule[], rates: Rates): boolean =>
  unmetRules(sum, rules, rates).length === 0;
