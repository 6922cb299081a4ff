import { useEffect, useState } from 'react';
import type { BookingDetail } from '@tiquete/contracts';
import { useSelector } from '@tiquete/platform';
import { flightSearch } from '../../state/flightSearch';
import { HOME_PATH } from '../../urls';

const loadCode = () =>
  import(/* webpackChunkName: "booking-detail" */ '../../bookings/searchAgainUrl');

/** Address of the same search. The empty search form until its code has loaded. */
export function useSearchAgain(booking: BookingDetail | null): string {
  const searches = useSelector(flightSearch.selectRecentSearches);
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadCode>> | null>(null);
  useEffect(() => {
    loadCode().then(setCode, () => undefined);
  }, []);
  if (!booking || !code) return HOME_PATH;
  return code.searchAgainUrl(
    booking,
    searches.map(({ query }) => query),
  );
}
