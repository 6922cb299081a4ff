import { useMemo } from 'react';
import type { ComparedKeys } from './useComparedKeys';

/** Fewer say nothing beside each other, and more do not fit a screen. */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

export interface Comparison<Item> {
  /** In the order in which they were chosen. */
  chosen: readonly Item[];
  isChosen: (item: Item) => boolean;
  isFull: boolean;
  /** Takes an item in or out; a fifth one stays out. */
  toggle: (item: Item) => void;
  clear: () => void;
}
/**
 * The items of a page of results that a traveller wants to see side by side; one that is not among the results any more is
 * left out. `wanted` are the keys of what was chosen, and what changes them. The same object as long as nothing changes, so that memoised cards may take it.
 */
export function useComparison<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  [wanted, setWanted]: ComparedKeys,
): Comparison<Item> {
  return useMemo(() => {
    const known = new Map(wanted.length > 0 ? items.map((item) => [keyOf(item), item]) : []);
    const chosen = wanted.flatMap((key) => known.get(key) ?? []);
    const keys = chosen.map(keyOf);
    const isFull = keys.length >= MOST_COMPARED;
    return {
      chosen,
      isChosen: (item) => keys.includes(keyOf(item)),
      isFull,
      toggle: (item) => {
        const key = keyOf(item);
        if (keys.includes(key)) setWanted(keys.filter((other) => other !== key));
        else if (!isFull) setWanted([...keys, key]);
      },
      clear: () => setWanted([]),
    };
  }, [items, wanted, setWanted, keyOf]);
}
