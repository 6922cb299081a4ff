import type { ReactNode } from 'react';

/** One attribute of the items that are compared, as the product gives it. */
export interface ComparisonRow<Item> {
  id: string;
  label: string;
  /** What stands in an item's column; null is said as a dash. */
  valueOf: (item: Item) => ReactNode;
  /** Marks the best of them: the lowest number, which null stands out of. */
  best?: { label: string; rankOf: (item: Item) => number | null };
  /** What two equal values have in common where they are drawn, not written; without it those are never called equal. */
  sameBy?: (item: Item) => string | number | boolean | null;
}
/** Which of the items are best at something; none when all are equal, for that is no news. */
function bestOf<Item>(
  items: readonly Item[],
  rankOf: (item: Item) => number | null,
): ReadonlySet<Item> {
  const ranked = items.flatMap((item) => {
    const rank = rankOf(item);
    return rank === null ? [] : [{ item, rank }];
  });
  const lowest = Math.min(...ranked.map(({ rank }) => rank));
  const best = ranked.filter(({ rank }) => rank === lowest);
  return new Set(best.length === items.length ? [] : best.map(({ item }) => item));
}

export interface ComparedRow {
  id: string;
  label: string;
  /** One for each item; `mark` says what it is best at. */
  cells: { value: ReactNode; mark: string | null }[];
  /** All of them say the same. */
  isSame: boolean;
}
/** The rows of these items, as the table shows them; what none of them says anything about has no row. */
export function comparedRows<Item>(
  items: readonly Item[],
  rows: readonly ComparisonRow<Item>[],
): ComparedRow[] {
  return rows.flatMap(({ id, label, valueOf, best, sameBy = valueOf }) => {
    const winners = best ? bestOf(items, best.rankOf) : new Set<Item>();
    const cells = items.map((item) => ({
      value: valueOf(item),
      mark: best && winners.has(item) ? best.label : null,
    }));
    const isSame = areSame(items.map(sameBy));
    return cells.some(({ value }) => value !== null) ? [{ id, label, cells, isSame }] : [];
  });
}
/** Something drawn is an object, and no two of those are the same. */
const areSame = (values: readonly ReactNode[]) => values.every((value) => value === values[0]);
