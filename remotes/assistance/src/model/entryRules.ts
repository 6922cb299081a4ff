import type { AssistancePlaces, EntryRule, Money } from '@tiquete/contracts';
import { compareSums, type Rates } from './sums';

/** The rules of countries that are chosen, or lie in a chosen region. */
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
/** Whether a plan's sum is enough; null where the rule names no sum, or it is in a currency that cannot be compared. */
export function meetsRule(
  sum: Money,
  { minimum }: Pick<EntryRule, 'minimum'>,
  rates: Rates,
): boolean | null {
  const difference = minimum && compareSums(sum, minimum, rates);
  return difference === null ? null : difference >= 0;
}
/** False as soon as one rule is known not to be met. */
export const meetsEvery = (sum: Money, rules: readonly EntryRule[], rates: Rates): boolean =>
  rules.every((rule) => meetsRule(sum, rule, rates) !== false);
