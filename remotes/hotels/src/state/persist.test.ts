import { describeSchemaNotes } from '@tiquete/testing';
import { toFavourite } from '../model/favourites';
import json from '../remote.json';
import { aHotel, aQuery } from '../testing/builders';
import type { RecentSearch } from './hotelState';
import { fromRecentSearch, toRecentSearch } from './recentSearches';
import { hotelPersist, hotelSlice } from './slice';

it('persists favourites and the fields of the specification, but no results', () => {
  expect(hotelPersist.schema).toBe(json.persist.schema);
  expect(hotelPersist.allow).toEqual(
    expect.arrayContaining(['favourites', 'tariffs', 'hotelCode', 'productCode', 'recentSearches']),
  );
  expect(hotelPersist.allow.filter((field) => !(field in hotelSlice.getInitialState()))).toEqual(
    [],
  );
  expect(hotelPersist.allow).not.toContain('search');
});

describeSchemaNotes('hotels', hotelPersist, hotelSlice.getInitialState());

const stored = { ...toRecentSearch(aQuery, ''), nationality: undefined, origin: 'PE' };

it('migrates the fields of schema 1, without favourites', () => {
  expect(hotelPersist.up({ pax: 3, recentSearches: [stored] }, 1)).toMatchObject({
    pax: 3,
    favourites: [],
    recentSearches: [{ destination_code: 'CTG', origin: '', nationality: 'PE' }],
  });
});

it('repeats a search of schema 2 with its nationality', () => {
  const favourites = [toFavourite(aHotel)];
  const { recentSearches, ...rest } = hotelPersist.up({ favourites, recentSearches: [stored] }, 2);
  expect(rest).toEqual({ favourites });
  expect((recentSearches as RecentSearch[]).map(fromRecentSearch)).toEqual([
    { ...aQuery, nationality: 'PE' },
  ]);
});

it('migrates the nationality down to schema 2 and up again', () => {
  const now = {
    favourites: [],
    recentSearches: [{ ...toRecentSearch(aQuery, ''), nationality: 'PE' }],
  };
  const carried = hotelPersist.down(now);
  expect(carried).toMatchObject({ recentSearches: [{ origin: 'PE' }] });
  expect(hotelPersist.up(carried, 2)).toEqual(now);
});
