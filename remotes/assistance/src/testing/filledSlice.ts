import { toRecentSearch } from '../state/recentSearches';
import { aQuery } from './builders';

/** Every kept field with something in it: what rollbacks are tried with. */
export const filledSlice = {
  productCode: 'TK-12',
  assistanceCode: 'rate-3',
  chosenTotal: 480_000,
  recentSearches: [toRecentSearch(aQuery)],
};
