import type { BookingDetail } from '@tiquete/contracts';
import { useSelector } from '@tiquete/platform';
import { readSold } from '../sold/readSold';
import { flightSearch } from '../state/flightSearch';
import { searchAgainUrl } from './searchAgainUrl';

/** Address of the search that leads back to these flights. */
export function useSearchAgain(booking: BookingDetail | null): string {
  return searchAgainUrl(
    readSold(booking),
    useSelector(flightSearch.selectRecentSearches).map(({ query }) => query),
  );
}
