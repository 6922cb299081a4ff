import json from '../remote.json';
import { flightPersist, flightSlice } from './slice';

it('keeps filters, recent searches and the chosen tariff, never results', () => {
  expect(flightPersist.schema).toBe(json.persist.schema);
  expect(flightPersist.allow).toEqual(
    expect.arrayContaining(['filterValues', 'filterSeleted', 'recentSearches', 'tariffSelected']),
  );
  expect(flightPersist.allow.filter((field) => !(field in flightSlice.getInitialState()))).toEqual(
    [],
  );
  expect(flightPersist.allow).not.toContain('search');
});

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
