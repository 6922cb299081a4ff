import type { ReactNode } from 'react';

/** One attribute of the compared items, defined by the product. */
export interface ComparisonRow<Item> {
  id: string;
  label: string;
  /** Cell of an item. Null is shown as a dash. */
  valueOf: (item: Item) => ReactNode;
  /** Marks the best items: those with the lowest number. Items with null are not ranked. */
  best?: { label: string; rankOf: (item: Item) => number | null };
  /** Value by which two drawn cells count as equal. Omit it for text; drawn cells without it always differ. */
  sameBy?: (item: Item) => string | number | boolean | null;
}
/** The items with the best rank; none when all are equal. */
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
  /** One cell per item. `mark` is the label of a best value. */
  cells: { value: ReactNode; mark: string | null }[];
  /** True when all items have the same value. */
  isSame: boolean;
}
/** Rows of the table for these items. An attribute without any value has no row. */
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
/** True when all texts or numbers are equal. React elements are never equal. */
const areSame = (values: readonly ReactNode[]) => values.every((value) => value === values[0]);
