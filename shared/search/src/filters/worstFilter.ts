/** The test of one filter group for an item. */
export type FilterTest<Item, Group extends string> = [
  group: Group,
  passes: (item: Item) => boolean,
];

/** The filter whose removal restores most items, and their number. Null when no single removal restores any. */
export function worstFilter<Item, Group extends string>(
  items: readonly Item[],
  tests: readonly FilterTest<Item, Group>[],
): { group: Group; gains: number } | null {
  const gains = new Map<Group, number>();
  for (const item of items) {
    const failed = tests.filter(([, passes]) => !passes(item));
    const only = failed.length === 1 ? failed[0]?.[0] : undefined;
    if (only) gains.set(only, (gains.get(only) ?? 0) + 1);
  }
  const [worst] = [...gains].sort(([, a], [, b]) => b - a);
  return worst ? { group: worst[0], gains: worst[1] } : null;
}
