import {
  countFlag,
  countOptions,
  findBounds,
  type Bounds,
  type FacetOption,
  type FlagFacet,
  type OptionRules,
} from './facets';
import type { FilterRow } from './filterRow';
import { toggled } from './toggled';

/** Both ends are included. */
export type Range = [min: number, max: number];

/** From a lowest to a highest number, such as a price. In the address: `price=100-900`. */
export const range = <Item = unknown>(
  of?: (item: Item) => number,
): FilterRow<Range | null, Range, Item, unknown, Bounds> => ({
  none: null,
  storedNone: [0, 0],
  read: (params, name) => {
    const [, min, max] = /^(\d{1,12})-(\d{1,12})$/.exec(params.get(name) ?? '') ?? [];
    return min && max && Number(min) <= Number(max) ? [Number(min), Number(max)] : null;
  },
  write: (value, name) => [[name, value?.join('-') ?? '']],
  choices: (value) => (value ? [value] : []),
  toggle: () => null,
  test: of && ((value) => (item) => !value || (of(item) >= value[0] && of(item) <= value[1])),
  facet: of && (() => findBounds(of)),
  isGradual: true,
});

interface ListRules<One, Item, Context> extends Partial<OptionRules<One, Item, Context>> {
  name?: string;
  /** Valid values in an address, in their order there. */
  read: (texts: string[]) => One[];
  isSplit?: boolean;
}
/** Several values. A result matches one of them, or each of them with `isEvery`. In the address: `star=4&star=5`. */
export function list<One extends string | number, Item = unknown, Context = unknown>({
  name: ownName,
  read,
  isSplit,
  of,
  ...rules
}: ListRules<One, Item, Context>): FilterRow<One[], One, Item, Context, FacetOption<One>[]> {
  return {
    none: [],
    name: ownName,
    read: (params, name) => read(params.getAll(name)),
    write: (values, name) => values.map((value) => [name, String(value)]),
    choices: (values) => values,
    toggle: toggled,
    test:
      of &&
      ((values, context) =>
        rules.isEvery
          ? (item) => values.every((value) => of(item, context).includes(value))
          : (item) => of(item, context).some((value) => values.includes(value))),
    facet: of && countOptions({ ...rules, of }),
    isSplit,
  };
}
/** Reads the values of a fixed list, in the order of that list. */
export const known =
  <One extends string>(values: readonly One[]) =>
  (texts: string[]): One[] =>
    values.filter((value) => texts.includes(value));

interface SingleRules<One, Item, Context> extends Partial<OptionRules<One, Item, Context>> {
  read: (text: string) => One | null;
  write: (value: One) => string;
  test: (value: One, item: Item, context: Context) => boolean;
}
/** One value or none. */
export const single = <One, Item = unknown, Context = unknown>({
  read,
  write,
  test,
  of,
  order,
}: SingleRules<One, Item, Context>): FilterRow<
  One | null,
  One,
  Item,
  Context,
  FacetOption<One>[]
> => ({
  none: null,
  read: (params, name) => read(params.get(name) ?? ''),
  write: (value, name) => (value === null ? [] : [[name, write(value)]]),
  choices: (value) => (value === null ? [] : [value]),
  toggle: () => null,
  test: (value, context) => (item) => value === null || test(value, item, context),
  facet: of && countOptions({ of, order }),
});

/** On or off. In the address: `entry=1`. */
export const flag = <Item = unknown, Context = unknown>({
  name: ownName,
  of,
}: {
  name?: string;
  of?: (item: Item, context: Context) => boolean;
} = {}): FilterRow<boolean, true, Item, Context, FlagFacet> => ({
  none: false,
  name: ownName,
  read: (params, name) => params.get(name) === '1',
  write: (_, name) => [[name, '1']],
  choices: (value) => (value ? [true] : []),
  toggle: (value) => !value,
  test: of && ((_, context) => (item) => of(item, context)),
  facet: of && countFlag(of),
});

/** Text that a part of the item contains, in any case and with or without accents. */
export const text = <Item>(
  maxLength: number,
  test: (value: string) => (item: Item) => boolean,
): FilterRow<string, string, Item> => ({
  none: '',
  read: (params, name) => (params.get(name) ?? '').slice(0, maxLength),
  write: (value, name) => [[name, value]],
  choices: (value) => (value ? [value] : []),
  toggle: () => '',
  test,
  isGradual: true,
});

/** Sort order of the list. `first` is the default for an address without one. */
export const order = <Order extends string>(
  orders: readonly Order[],
  first: Order,
): FilterRow<Order, Order> => ({
  none: first,
  read: (params, name) => orders.find((one) => one === params.get(name)) ?? null,
  write: (value, name) => [[name, value]],
  choices: () => [],
  toggle: () => first,
  isView: true,
});
