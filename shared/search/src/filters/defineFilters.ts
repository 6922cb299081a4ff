import { createSelector } from '@tiquete/platform';
import { isSame } from '../state/isSame';
import type {
  AddressPairs,
  ContextOf,
  FacetsOf,
  FilterRow,
  FilterRows,
  FiltersOf,
  FilterState,
  ItemOf,
} from './filterRow';

/** The filter whose removal restores most results. */
export interface WorstFilter<Filters> {
  /** Key below `results.groups` of the messages. */
  group: string;
  /** Number of results without it. */
  gains: number;
  without: Filters;
}
export interface FilterSet<Rows> {
  rows: Rows;
  /** Names of the parameters in the address. */
  parameters: readonly string[];
  /** Nothing chosen. */
  none: FiltersOf<Rows>;
  /** Reads an address. Values that it lacks come from `absent`, by default `none`. */
  read: (search: string, absent?: FiltersOf<Rows>) => FiltersOf<Rows>;
  /** Writes the values that differ from `absent`. */
  write: (filters: FiltersOf<Rows>, absent?: FiltersOf<Rows>) => AddressPairs;
  /** The same view without filters. */
  cleared: (filters: FiltersOf<Rows>) => FiltersOf<Rows>;
  /** True if a text field or a slider continues its last change. */
  isSameStep: (before: FiltersOf<Rows>, after: FiltersOf<Rows>) => boolean;
  toState: (filters: FiltersOf<Rows>) => FilterState<Rows>;
  /** Memoised: the same object for equal filters. */
  select: (state: FilterState<Rows>) => FiltersOf<Rows>;
  narrow: (
    items: readonly ItemOf<Rows>[],
    filters: FiltersOf<Rows>,
    context: ContextOf<Rows>,
  ) => ItemOf<Rows>[];
  /** Counts the options of all rows in one pass over the items. */
  countFacets: (
    items: readonly ItemOf<Rows>[],
    filters: FiltersOf<Rows>,
    context: ContextOf<Rows>,
  ) => FacetsOf<Rows>;
  /** Null when no single removal restores any result. */
  worst: (
    items: readonly ItemOf<Rows>[],
    filters: FiltersOf<Rows>,
    context: ContextOf<Rows>,
  ) => WorstFilter<FiltersOf<Rows>> | null;
}
export interface FilterOptions<Item> {
  /** The card of an item, when several items share one. Counts are then numbers of cards. */
  cardOf?: (item: Item) => unknown;
}
type Row = FilterRow<unknown, unknown, unknown, unknown, unknown>;
type Values = Record<string, unknown>;
interface Test {
  key: string;
  group: string;
  passes: (item: unknown) => boolean;
  without: Values;
}

/**
 * The filters of a product from a table with one row for each: its address, test, options and stored field. The order of the
 * rows is the order in the address.
 */
export function defineFilters<Rows extends FilterRows>(
  rows: Rows,
  options?: FilterOptions<ItemOf<Rows>>,
): FilterSet<Rows>;
export function defineFilters(
  rows: Record<string, Row>,
  { cardOf }: FilterOptions<unknown> = {},
): FilterSet<Record<string, Row>> {
  const entries = Object.entries(rows);
  const mapRows = (valueOf: (row: Row, key: string) => unknown): Values =>
    Object.fromEntries(entries.map(([key, row]) => [key, valueOf(row, key)]));
  const none = mapRows((row) => row.none);
  const isActive = (filters: Values, key: string) => !isSame(filters[key], none[key]);

  function testsOf(filters: Values, context: unknown): Test[] {
    return entries.flatMap(([key, { test, isSplit, choices, toggle }]) => {
      if (!test || !isActive(filters, key)) return [];
      const value = filters[key];
      const start = (group: string, tested: unknown, left: unknown) => ({
        key,
        group,
        passes: test(tested, context),
        without: { ...filters, [key]: left },
      });
      return isSplit
        ? choices(value).map((one) =>
            start(String(one), toggle(none[key], one), toggle(value, one)),
          )
        : start(key, value, none[key]);
    });
  }
  return {
    rows,
    parameters: entries.map(([key, row]) => row.name ?? key),
    none,
    read: (search, absent = none) => {
      const params = new URLSearchParams(search);
      return mapRows((row, key) => row.read(params, row.name ?? key) ?? absent[key]);
    },
    write: (filters, absent = none) =>
      entries.flatMap(([key, row]) =>
        isSame(filters[key], absent[key]) ? [] : row.write(filters[key], row.name ?? key),
      ),
    cleared: (filters) => mapRows(({ isView }, key) => (isView ? filters : none)[key]),
    isSameStep: (before, after) =>
      entries.some(
        ([key, { isGradual }]) =>
          isGradual &&
          isActive(before, key) &&
          isActive(after, key) &&
          !isSame(before[key], after[key]),
      ),
    toState: (filters) => {
      const filterValues: Values = {};
      const filterSeleted: Record<string, boolean> = {};
      const moreFilters: Values = {};
      for (const [key, { isStored, storedNone }] of entries) {
        if (isStored) {
          filterValues[key] = filters[key] ?? storedNone;
          filterSeleted[key] = isActive(filters, key);
        } else if (isActive(filters, key)) moreFilters[key] = filters[key];
      }
      return { filterValues, filterSeleted, moreFilters };
    },
    select: createSelector(
      [
        ({ filterValues }: { filterValues: Values }) => filterValues,
        ({ filterSeleted }: { filterSeleted: Record<string, boolean> }) => filterSeleted,
        ({ moreFilters }: { moreFilters?: Values }) => moreFilters,
      ],
      (values, isSeleted, more) =>
        mapRows((_, key) => (isSeleted[key] ? values[key] : (more?.[key] ?? none[key]))),
      { memoizeOptions: { resultEqualityCheck: isSame } },
    ),
    narrow: (items, filters, context) => {
      const tests = testsOf(filters, context);
      return items.filter((item) => tests.every(({ passes }) => passes(item)));
    },
    countFacets: (items, filters, context) => {
      const tests = testsOf(filters, context);
      const counters = entries.flatMap(([key, { facet }]) =>
        facet ? { key, counter: facet(context) } : [],
      );
      for (const item of items) {
        const [failed, isOnly] = failure(tests, item);
        const card = cardOf?.(item);
        for (const { key, counter } of counters)
          counter.add(item, !failed, !failed || (isOnly && failed.key === key), card);
      }
      return Object.fromEntries(counters.map(({ key, counter }) => [key, counter.result()]));
    },
    worst: (items, filters, context) => {
      const tests = testsOf(filters, context);
      const hidden = new Map<Test, unknown[]>();
      for (const item of items) {
        const [failed, isOnly] = failure(tests, item);
        if (!failed || !isOnly) continue;
        const alone = hidden.get(failed) ?? [];
        alone.push(item);
        hidden.set(failed, alone);
      }
      const [worst] = [...hidden].sort(([, a], [, b]) => b.length - a.length);
      if (!worst) return null;
      const [{ group, without }, alone] = worst;
      return { group, without, gains: cardOf ? new Set(alone.map(cardOf)).size : alone.length };
    },
  };
}
/** The first test that the item fails, and whether it fails no other. */
function failure(tests: readonly Test[], item: unknown): [failed: Test | null, isOnly: boolean] {
  let first: Test | null = null;
  for (const test of tests) {
    if (test.passes(item)) continue;
    if (first) return [first, false];
    first = test;
  }
  return [first, true];
}
