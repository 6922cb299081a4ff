import type { AssistancePlaces, EntryRule } from '@tiquete/contracts';

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
