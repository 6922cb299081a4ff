import { aList, aPackage, aQuery, someDates, someFilters } from '../testing/builders';
import { toRecentSearch } from './recentSearches';

const result = { ...aList([aPackage]), expires_at: `${someDates.end}T00:00:00Z` };

it('stores the age of every traveller, room by room', () => {
  expect(toRecentSearch(aQuery, result)).toMatchObject({
    totalRooms: 2,
    totalPax: 5,
    passengersAge: [18, 18, 7, 18, 0],
  });
});

it('stores no search without results', () => {
  expect(toRecentSearch(aQuery, { ...result, ...aList([]) })).toBeNull();
});

it('stores empty filters, which earlier releases require, for a filtered search', () => {
  expect(toRecentSearch({ ...aQuery, filters: someFilters }, result)?.query).toEqual({
    ...aQuery,
    filters: {
      price: null,
      nights: null,
      months: [],
      regions: [],
      includes: [],
      stars: [],
      orderBy: 'price_asc',
    },
  });
});
