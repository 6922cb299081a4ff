import { FLIGHT_ORDERS } from '@tiquete/contracts';
import { describeSchemaNotes } from '@tiquete/testing';
import json from '../remote.json';
import { aTariff } from '../testing/builders';
import { flightPersist, flightSlice } from './slice';

it('persists filters, recent searches and the chosen tariff, never results', () => {
  expect(flightPersist.schema).toBe(json.persist.schema);
  expect(flightPersist.allow).toEqual(
    expect.arrayContaining([
      'tariffs',
      'openDrawerTariff',
      'filterValues',
      'filterSeleted',
      'recentSearches',
      'tariffSelected',
    ]),
  );
  expect(flightPersist.allow.filter((field) => !(field in flightSlice.getInitialState()))).toEqual(
    [],
  );
  expect(flightPersist.allow).not.toContain('search');
});

describeSchemaNotes('flights', flightPersist, flightSlice.getInitialState());

it('has the fields of the specification', () => {
  const state = flightSlice.getInitialState();
  expect(Object.keys(state)).toEqual(
    expect.arrayContaining([
      'tariffs',
      'filterValues',
      'filterSeleted',
      'recentSearches',
      'tariffSelected',
      'openDrawerTariff',
    ]),
  );
  expect(Object.keys(state.filterValues).sort()).toEqual([
    'airlines',
    'luggage',
    'orderBy',
    'price',
    'scales',
    'times',
  ]);
  expect(Object.keys(state.filterSeleted)).toEqual(
    Object.keys(state.filterSeleted).filter((field) => field in state.filterValues),
  );
});

it('starts with an order of the specification, also after schema 1', () => {
  const old = { filterValues: { orderBy: 'best' }, filterSeleted: {}, recentSearches: ['x'] };
  expect(flightPersist.up(old)).toEqual({ recentSearches: ['x'] });
  expect(FLIGHT_ORDERS).toContain(flightSlice.getInitialState().filterValues.orderBy);
});

it('migrates the searches down to schema 1, without an unknown order', () => {
  const { recentSearches, tariffSelected, ...rest } = flightSlice.getInitialState();
  expect(flightPersist.down({ ...rest, recentSearches, tariffSelected })).toEqual({
    recentSearches,
    tariffSelected,
  });
});

it.each([
  ['opens again after a reload', 'reload', 60_000, true],
  ['begins a new visit closed', 'navigate', 60_000, false],
  ['closes once its fares have expired', 'reload', -1, false],
])('the drawer of fares %s', (_, type, msLeft, isOpen) => {
  // jsdom has no navigation entries, so the test adds one.
  const navigation = { getEntriesByType: () => [{ type }] };
  Object.assign(performance, navigation);
  const expiresAt = new Date(Date.now() + msLeft).toISOString();
  const drawerOffer = { flights: 'AV9314-0110', fare: 'Básica', sessionCode: 's', expiresAt };
  const stored = { tariffs: [aTariff()], openDrawerTariff: true, drawerOffer };
  expect(flightPersist.restore(stored)).toMatchObject({
    openDrawerTariff: isOpen,
    tariffs: isOpen ? stored.tariffs : [],
  });
});
