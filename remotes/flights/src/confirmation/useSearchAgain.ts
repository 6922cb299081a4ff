import { useSelector } from '@tiquete/platform';
import type { SoldFlight } from '../sold/readSold';
import { flightSearch } from '../state/flightSearch';
import { searchAgainUrl } from './searchAgainUrl';

/** Address of the search that leads back to these flights. */
export function useSearchAgain(flight: SoldFlight): string {
  return searchAgainUrl(
    flight,
    useSelector(flightSearch.selectRecentSearches).map(({ query }) => query),
  );
}
