import { defineFilters } from './defineFilters';
import { flag, known, list, order, range, text } from './filterKinds';
import { stored } from './filterRow';

/** A made-up product: boat trips to an island. */
interface Trip {
  /** Trips of one boat share a card. */
  boat: string;
  price: number;
  meals: string[];
  isFast: boolean;
}
const MEALS = ['LUNCH', 'DINNER'];
const rows = {
  price: stored(range(({ price }: Trip) => price)),
  boat: text(10, (boat) => (trip: Trip) => trip.boat.includes(boat)),
  meals: list({ read: known(MEALS), of: ({ meals }: Trip) => meals, isEvery: true, isSplit: true }),
  isFast: flag({ name: 'fast', of: ({ isFast }: Trip) => isFast }),
  orderBy: stored(order(['cheap', 'fast'], 'cheap')),
};
const { cleared, countFacets, isSameStep, narrow, none, read, select, toState, worst, write } =
  defineFilters(rows);
const aTrip = { boat: 'Ola', price: 100, meals: ['LUNCH'], isFast: false };
const trips: Trip[] = [
  aTrip,
  { ...aTrip, price: 200, meals: ['LUNCH', 'DINNER'] },
  { boat: 'Brisa', price: 300, meals: [], isFast: true },
];

it('writes what is chosen to the address, and reads it back', () => {
  const filters = {
    price: [100, 200] as [number, number],
    boat: 'Ola',
    meals: ['DINNER'],
    isFast: true,
    orderBy: 'fast' as const,
  };
  const search = new URLSearchParams(write(filters)).toString();
  expect(search).toBe('price=100-200&boat=Ola&meals=DINNER&fast=1&orderBy=fast');
  expect(read(search)).toEqual(filters);
});

it('reads an address without an order as the given one, and leaves that out of the address', () => {
  const absent = { ...none, orderBy: 'fast' as const };
  expect(read('?price=2-1&meals=TEA&orderBy=slow', absent)).toEqual(absent);
  expect(write(absent, absent)).toEqual([]);
  expect(write(none, absent)).toEqual([['orderBy', 'cheap']]);
});

it('persists only the stored rows, and reads the whole view back', () => {
  const filters = { ...none, isFast: true, orderBy: 'fast' as const };
  const state = toState(filters);
  expect(state).toEqual({
    filterValues: { price: [0, 0], orderBy: 'fast' },
    filterSeleted: { price: false, orderBy: true },
    moreFilters: { isFast: true },
  });
  expect(select(state)).toEqual(filters);
  expect(select({ ...state })).toBe(select(state));
});

it('counts the results that each option would show, with the filters of the other rows', () => {
  const facets = countFacets(trips, { ...none, meals: ['DINNER'], isFast: true }, undefined);
  expect(facets).toEqual({
    price: { min: 0, max: 0 },
    meals: [
      { value: 'LUNCH', count: 0 },
      { value: 'DINNER', count: 0 },
    ],
    isFast: { count: 0, isSome: true, isAll: false },
  });
  expect(countFacets(trips, { ...none, meals: ['LUNCH'] }, undefined).meals).toEqual([
    { value: 'LUNCH', count: 2 },
    { value: 'DINNER', count: 1 },
  ]);
});

it('has the price range of the cheapest fitting item of each card', () => {
  const { countFacets: countCards } = defineFilters(rows, { cardOf: ({ boat }) => boat });
  const priceWith = (filters: Partial<typeof none>) =>
    countCards(trips, { ...none, ...filters }, undefined).price;
  expect(priceWith({})).toEqual({ min: 100, max: 300 });
  expect(priceWith({ meals: ['DINNER'] })).toEqual({ min: 200, max: 200 });
  expect(priceWith({ meals: ['LUNCH'], price: [0, 1] })).toEqual({ min: 100, max: 100 });
});

it('counts the results of one card once', () => {
  const cards = defineFilters(rows, { cardOf: ({ boat }) => boat });
  expect(cards.countFacets(trips, none, undefined).meals).toContainEqual({
    value: 'LUNCH',
    count: 1,
  });
  expect(cards.worst(trips, { ...none, boat: 'Ola', isFast: true }, undefined)).toMatchObject({
    group: 'isFast',
    gains: 1,
  });
});

it('names the filter whose removal restores most results', () => {
  const filters = { ...none, meals: ['LUNCH', 'DINNER'], price: [100, 150] as [number, number] };
  expect(narrow(trips, filters, undefined)).toEqual([]);
  expect(worst(trips, filters, undefined)).toEqual({
    group: 'DINNER',
    gains: 1,
    without: { ...filters, meals: ['LUNCH'] },
  });
  expect(worst(trips, { ...none, boat: 'x', isFast: true }, undefined)).toMatchObject({
    group: 'boat',
  });
  expect(worst([], filters, undefined)).toBeNull();
});

it('clears the filters but not the order', () => {
  expect(cleared({ ...none, boat: 'Ola', orderBy: 'fast' })).toEqual({ ...none, orderBy: 'fast' });
});

it('takes typing and dragging on as the same step', () => {
  expect(isSameStep({ ...none, boat: 'O' }, { ...none, boat: 'Ol' })).toBe(true);
  expect(isSameStep(none, { ...none, boat: 'O' })).toBe(false);
  expect(isSameStep({ ...none, boat: 'O' }, { ...none, boat: 'O', isFast: true })).toBe(false);
});
