import type { FacetCounter } from './facets';

/** Pairs of name and value in an address. */
export type AddressPairs = [name: string, value: string][];

/**
 * The rules of one filter. `Value` is what the address and the slice hold. `One` is a single choice of it, with an option and
 * a chip of its own.
 */
export interface FilterRow<Value, One, Item = unknown, Context = unknown, Facet = undefined> {
  /** The value that filters nothing. */
  none: Value;
  /** Name in the address. Default: the key of the row. */
  name?: string;
  /** Reads an address without its invalid values. Null means that the address has no value. */
  read: (params: URLSearchParams, name: string) => Value | null;
  write: (value: Value, name: string) => AddressPairs;
  choices: (value: Value) => readonly One[];
  /** Adds the choice, or removes it if the value has it. */
  toggle: (value: Value, one: One) => Value;
  /** Returns the test of a chosen value. Without it, the filter does not narrow the list in the browser. */
  test?: (value: Value, context: Context) => (item: Item) => boolean;
  /** Starts to count the options. */
  facet?: (context: Context) => FacetCounter<Item, Facet>;
  /** True if each choice is a test of its own, which `NothingFits` can remove alone. */
  isSplit?: boolean;
  /** True if a value is typed or dragged: its changes are then one step back in the browser. */
  isGradual?: boolean;
  /** True for a part of the view that filters nothing, such as the order. Clearing all filters leaves it. */
  isView?: boolean;
  isStored?: boolean;
  /** Stored when nothing is chosen, if `none` is null. */
  storedNone?: NonNullable<Value>;
}

/** Has a field in `filterValues` and `filterSeleted` of the slice, with the name of its key. Both are persisted. */
export const stored = <Row extends object>(row: Row): Row & { isStored: true } => ({
  ...row,
  isStored: true,
});

/** Any record of rows. */
export type FilterRows = Record<
  string,
  Omit<FilterRow<unknown, unknown>, 'write' | 'choices' | 'toggle' | 'test' | 'facet'> & {
    write: (value: never, name: string) => AddressPairs;
    choices: (value: never) => readonly unknown[];
    toggle: (value: never, one: never) => unknown;
    test?: (value: never, context: never) => (item: never) => boolean;
    facet?: (context: never) => FacetCounter<never, unknown>;
  }
>;
export type FiltersOf<Rows> = {
  -readonly [Key in keyof Rows]: Rows[Key] extends { none: infer Value } ? Value : never;
};
export type OneOf<Row> = Row extends { choices: (value: never) => readonly (infer One)[] }
  ? One
  : never;
export type FacetsOf<Rows> = {
  [Key in keyof Rows]: Rows[Key] extends {
    facet?: (context: never) => FacetCounter<never, infer Facet>;
  }
    ? Facet
    : never;
};
/** A function of `T`; never if a row leaves `T` open. */
type Taking<T> = [T] extends [never] ? never : unknown extends T ? never : (value: T) => void;
/** The type that all these functions accept. */
type Accepted<Functions> = [Functions] extends [(value: infer T) => void] ? T : never;
/** The item that the tests of all rows take. */
export type ItemOf<Rows> = Accepted<
  {
    [Key in keyof Rows]: Rows[Key] extends {
      test?: (value: never, context: never) => (item: infer Item) => boolean;
    }
      ? Taking<Item>
      : never;
  }[keyof Rows]
>;
/** The data of the page that the tests of all rows take. */
export type ContextOf<Rows> = Accepted<
  {
    [Key in keyof Rows]: Rows[Key] extends {
      test?: (value: never, context: infer Context) => (item: never) => boolean;
    }
      ? Taking<Context>
      : never;
  }[keyof Rows]
>;
type StoredKey<Rows> = {
  [Key in keyof Rows]: Rows[Key] extends { isStored: true } ? Key : never;
}[keyof Rows];

/** Filters and sort order in an address, as a slice has them. */
export interface FilterState<Rows> {
  /** Persisted; section 3 of the specification. */
  filterValues: { [Key in StoredKey<Rows>]: NonNullable<FiltersOf<Rows>[Key]> };
  /** True for each filter value that applies. Other values are ignored. */
  filterSeleted: Record<StoredKey<Rows>, boolean>;
  /** Chosen values of the rows that are not persisted. */
  moreFilters?: Partial<Omit<FiltersOf<Rows>, StoredKey<Rows>>>;
}
