import { aQuery } from '../testing/builders';
import { fromRecentSearch, toRecentSearch } from './recentSearches';

const query = {
  ...aQuery,
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [
    { adults: 2, childrens: [5] },
    { adults: 1, childrens: [] },
  ],
};

it('stores the fields of the specification', () => {
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
    origin: '',
    nationality: 'CO',
  });
});

it('restores the same search', () => {
  expect(fromRecentSearch(toRecentSearch(query, ''))).toEqual(query);
});
