import { useSelector } from '@tiquete/platform';
import type { SoldFlight } from '../sold/readSold';
import { selectRecentSearches } from '../state/slice';
import { searchAgainUrl } from './searchAgainUrl';

/** Address of the search that leads back to these flights. */
export function useSearchAgain(flight: SoldFlight): string {
  return searchAgainUrl(
    flight,
    useSelector(selectRecentSearches).map(({ query }) => query),
  );
}
