import json from '../remote.json';
import { hotelPersist, hotelSlice } from './slice';

it('keeps favourites and fields of the specification, not results', () => {
  expect(hotelPersist.schema).toBe(json.persist.schema);
  expect(hotelPersist.allow).toEqual(
    expect.arrayContaining(['favourites', 'tariffs', 'hotelCode', 'productCode', 'recentSearches']),
  );
  expect(hotelPersist.allow.filter((field) => !(field in hotelSlice.getInitialState()))).toEqual(
    [],
  );
  expect(hotelPersist.allow).not.toContain('search');
});

it('brings what schema 1 kept, with no favourites', () => {
  expect(hotelPersist.up({ pax: 3, recentSearches: ['x'] })).toEqual({
    pax: 3,
    recentSearches: ['x'],
    favourites: [],
  });
});
