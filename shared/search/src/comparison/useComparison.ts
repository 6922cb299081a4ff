import { useMemo } from 'react';
import type { ComparedKeys } from './useComparedKeys';

/** Limits of a comparison. More items do not fit on a screen. */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

export interface Comparison<Item> {
  /** Items in the order of choice. */
  chosen: readonly Item[];
  isChosen: (item: Item) => boolean;
  isFull: boolean;
  /** Adds or removes an item. Does nothing for a fifth one. */
  toggle: (item: Item) => void;
  clear: () => void;
  /** Loads the code of the comparison with the first choice. A failed load undoes the choice. */
  lazy: { isWanted: boolean; onFailed: () => void };
}
/**
 * The results that a traveller compares. An item that is no longer a result is left out. `wanted` are the chosen keys, with
 * their setter. The object stays the same while nothing changes, for memoised cards.
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
