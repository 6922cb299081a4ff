import { addDays } from '@tiquete/platform';
import { aQuery } from '../testing/builders';
import {
  fromRecentSearch,
  MAX_RECENT_SEARCHES,
  rememberSearch,
  toRecentSearch,
} from './recentSearches';
import type { RecentSearch } from './hotelState';

const query = {
  ...aQuery,
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [
    { adults: 2, childrens: [5] },
    { adults: 1, childrens: [] },
  ],
};

it('records the fields of the specification', () => {
  expect(toRecentSearch(query, '/media/places/CTG')).toEqual({
    destination_name: 'Cartagena',
    dates: { start: '2027-03-10', end: '2027-03-12' },
    checkInLabel: '10 mar.',
    checkOutLabel: '12 mar.',
    rooms: query.rooms,
    image: '/media/places/CTG',
    destination_code: 'CTG',
    destinationObject: { kind: 'city', code: 'CTG', name: 'Cartagena' },
    totalRooms: 2,
    totalPax: 4,
    passengersAge: [18, 18, 5, 18],
    origin: 'CO',
  });
});

it('gives the same request back', () => {
  expect(fromRecentSearch(toRecentSearch(query, ''))).toEqual(query);
});

it('keeps six, newest first, each once', () => {
  const searches = [1, 2, 3, 4, 5, 6, 7, 3].map((days) =>
    toRecentSearch({ ...aQuery, checkout: addDays(aQuery.checkin, days) }, ''),
  );
  const kept = searches.reduce<RecentSearch[]>(rememberSearch, []);
  expect(kept).toHaveLength(MAX_RECENT_SEARCHES);
  expect(kept.map(({ dates }) => dates.end)).toEqual(
    [3, 7, 6, 5, 4, 2].map((days) => addDays(aQuery.checkin, days)),
  );
});
