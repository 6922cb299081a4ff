import { toRecentSearch } from '../state/recentSearches';
import { aQuery } from './builders';

/** A slice with every persisted field filled, for the rollback tests. */
export const filledSlice = {
  productCode: 'TK-12',
  assistanceCode: 'rate-3',
  chosenTotal: 480_000,
  recentSearches: [toRecentSearch(aQuery)],
};
