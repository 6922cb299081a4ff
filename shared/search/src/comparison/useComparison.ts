import { useMemo } from 'react';
import type { ComparedKeys } from './useComparedKeys';

/** Limits of a comparison: more items do not fit a screen. */
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
  /** For the code of the comparison: loaded with the first choice. A failed load takes the choice back. */
  lazy: { isWanted: boolean; onFailed: () => void };
}
/**
 * The results that a traveller compares. An item that is no longer a result is left out. `wanted` are the chosen keys, with their
 * setter. The object stays the same while nothing changes, for memoised cards.
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
    const clear = () => setWanted([]);
    return {
      chosen,
      isChosen: (item) => keys.includes(keyOf(item)),
      isFull,
      toggle: (item) => {
        const key = keyOf(item);
        if (keys.includes(key)) setWanted(keys.filter((other) => other !== key));
        else if (!isFull) setWanted([...keys, key]);
      },
      clear,
      lazy: { isWanted: chosen.length > 0, onFailed: clear },
    };
  }, [items, wanted, setWanted, keyOf]);
}
