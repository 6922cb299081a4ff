import type { ReactNode } from 'react';

/** One attribute of the items that are compared, as the product gives it. */
export interface ComparisonRow<Item> {
  id: string;
  label: string;
  /** What stands in an item's column; null is said as a dash. */
  valueOf: (item: Item) => ReactNode;
  /** Marks the best of them: the lowest number, which null stands out of. */
  best?: { label: string; rankOf: (item: Item) => number | null };
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
}
/** The rows of these items, as the table shows them; what none of them says anything about has no row. */
export function comparedRows<Item>(
  items: readonly Item[],
  rows: readonly ComparisonRow<Item>[],
): ComparedRow[] {
  return rows.flatMap(({ id, label, valueOf, best }) => {
    const winners = best ? bestOf(items, best.rankOf) : new Set<Item>();
    const cells = items.map((item) => ({
      value: valueOf(item),
      mark: best && winners.has(item) ? best.label : null,
    }));
    return cells.some(({ value }) => value !== null) ? [{ id, label, cells }] : [];
  });
}
