import { toRecentSearch } from '../state/recentSearches';
import { aQuery, aTariff } from './builders';

/** A slice with every persisted field filled, for the rollback tests. */
export const filledSlice = {
  tariffs: [aTariff()],
  filterValues: {
    times: [['MORNING'], []],
    scales: ['DIRECT'],
    luggage: ['CHECKED'],
    airlines: ['AV'],
    orderBy: 'duration_asc',
    price: [100_000, 900_000],
  },
  filterSeleted: {
    times: true,
    scales: true,
    luggage: true,
    airlines: true,
    orderBy: true,
    price: true,
  },
  recentSearches: [toRecentSearch(aQuery)],
  tariffSelected: aTariff(),
  openDrawerTariff: true,
  drawerOffer: {
    flights: 'AV9314-0110',
    fare: 'Básica',
    sessionCode: 's',
    expiresAt: '2999-01-01T00:00:00Z',
  },
};
