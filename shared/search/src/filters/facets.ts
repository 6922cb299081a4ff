/** Counts the options of one filter, item by item. */
export interface FacetCounter<Item, Facet> {
  /**
   * `isShown`: the item passes all filters. `isCounted`: it passes those of all other rows. Items with the same `card` count
   * once.
   */
  add: (item: Item, isShown: boolean, isCounted: boolean, card: unknown) => void;
  result: () => Facet;
}
export interface FacetOption<One> {
  value: One;
  /** Number of results that match this option and the filters of all other rows. */
  count: number;
  label?: string;
}
/** Lowest and highest value of the cards that pass the filters of all other rows; 0 without such cards. */
export interface Bounds {
  min: number;
  max: number;
}
/** The facet of a filter that is on or off. */
export interface FlagFacet {
  count: number;
  /** True if at least one item has it. */
  isSome: boolean;
  /** True if every item has it. */
  isAll: boolean;
}

/** A number of items, or of cards if several items share one. */
interface Tally {
  items: number;
  cards: Set<unknown>;
}
const startTally = (): Tally => ({ items: 0, cards: new Set() });
function add(tally: Tally, card: unknown) {
  if (card === undefined) tally.items += 1;
  else tally.cards.add(card);
}
const countOf = ({ items, cards }: Tally) => items + cards.size;

export interface OptionRules<One, Item, Context> {
  of: (item: Item, context: Context) => readonly One[];
  /** True if a result must have every choice. */
  isEvery?: boolean;
  /** The order of the options: a list, or a comparison. Default: the option of most results first. */
  order?: readonly One[] | ((a: One, b: One, context: Context) => number);
  /** Label of an option whose value is a code. */
  labelOf?: (item: Item) => string;
}
/** Options of the items. An option that no result matches has the count 0. */
export const countOptions =
  <One, Item, Context>({ of, isEvery, order, labelOf }: OptionRules<One, Item, Context>) =>
  (context: Context): FacetCounter<Item, FacetOption<One>[]> => {
    const found = new Map<One, { value: One; all: Tally; tally: Tally; label?: string }>();
    const sorted = () => {
      const options = [...found.values()];
      if (typeof order === 'function')
        return options.sort((a, b) => order(a.value, b.value, context));
      return order
        ? order.flatMap((value) => found.get(value) ?? [])
        : options.sort((a, b) => countOf(b.all) - countOf(a.all));
    };
    return {
      add: (item, isShown, isCounted, card) => {
        for (const value of of(item, context)) {
          let option = found.get(value);
          if (!option) {
            option = { value, all: startTally(), tally: startTally(), label: labelOf?.(item) };
            found.set(value, option);
          }
          add(option.all, card);
          if (isEvery ? isShown : isCounted) add(option.tally, card);
        }
      },
      result: () =>
        sorted().map(({ value, tally, label }) => ({ value, count: countOf(tally), label })),
    };
  };

export const countFlag =
  <Item, Context>(of: (item: Item, context: Context) => boolean) =>
  (context: Context): FacetCounter<Item, FlagFacet> => {
    const tally = startTally();
    let [isSome, isAll] = [false, true];
    return {
      add: (item, _, isCounted, card) => {
        const has = of(item, context);
        isSome ||= has;
        isAll &&= has;
        if (has && isCounted) add(tally, card);
      },
      result: () => ({ count: countOf(tally), isSome, isAll }),
    };
  };

/** The value of a card is the lowest of its items that pass. */
export const findBounds = <Item>(of: (item: Item) => number): FacetCounter<Item, Bounds> => {
  const lowest = new Map<unknown, number>();
  return {
    add: (item, _, isCounted, card = item) => {
      if (isCounted) lowest.set(card, Math.min(of(item), lowest.get(card) ?? Infinity));
    },
    result: () => {
      const values = [...lowest.values()];
      return values.length === 0
        ? { min: 0, max: 0 }
        : { min: Math.min(...values), max: Math.max(...values) };
    },
  };
};
