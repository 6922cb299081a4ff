import { toRecentSearch } from '../state/recentSearches';
import { aList, aPackage, aQuery } from './builders';

/** A slice with every persisted field filled, for the rollback tests. */
export const filledSlice = {
  dates: { start: '2027-03-01', end: '2027-03-31' },
  guests: [{ adults: 2, children: [{ age: 7, bed: true }], infants: 1 }],
  origin: { id: 'BOG', name: 'Bogotá' },
  destination: { id: 'CTG', name: 'Cartagena' },
  packageInfo: {
    ItemPackageID: 'caribe',
    address: '/packages/caribe?date=2027-03-05',
    Booking: 'q-1',
    expires_at: '2999-01-01T00:00:00Z',
    total: 4_200_000,
  },
  recentSearches: [
    toRecentSearch(aQuery, { ...aList([aPackage]), expires_at: '2999-01-01T00:00:00Z' }),
  ],
};
