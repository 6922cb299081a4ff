import { useCallback, useMemo } from 'react';
import { parseSearch, type HotelQuery } from '@tiquete/domain/searches/hotels';
import {
  type OpeningProps,
  selectSearchSection,
  useLazyMessages,
  useSelector,
} from '@tiquete/platform';
import { isSame, ResultsOpening, ResultsPage } from '@tiquete/search';
import { map } from '../messages/map';
import { card, results } from '../messages/results';
import { hotelAddress } from '../search/hotelAddress';
import { hotelProduct } from '../search/hotelProduct';
import { hotelSearch } from '../state/hotelSearch';
import { selectNights, selectPax, viewOpened } from '../state/slice';
import { resultsUrl } from '../urls';
import { hotelFilters } from '../model/hotelFilters';
import { selectFilters, useNoFilters } from './filters';
import { HotelSkeleton } from './list/HotelSkeleton';
import { Results } from './Results';

/**
 * `/searchs/hotels`: runs the search in the page's address. Missing travellers, nights and filters come from the last
 * search.
 */
export function Page() {
  useLazyMessages('hotels', { results, card, map });
  const noFilters = useNoFilters();
  const openView = useCallback(
    (search: string) => viewOpened(hotelFilters.toState(hotelFilters.read(search, noFilters))),
    [noFilters],
  );
  const section = useSelector(selectSearchSection);
  const filters = useSelector(selectFilters);
  const storedUrl = (query: HotelQuery, search: string) => {
    const named = hotelFilters.read(search, noFilters);
    if (!isSame(named, noFilters) || !hotelSearch.isLast(section, query)) return null;
    const stored = { ...filters, map: false };
    return isSame(stored, named) ? null : resultsUrl(query, hotelFilters.write(stored, noFilters));
  };
  const pax = useSelector(selectPax);
  const nights = useSelector(selectNights);
  const address = useMemo(
    () => ({
      ...hotelAddress,
      parse: (search: string) => parseSearch(search, { pax, nights }),
    }),
    [pax, nights],
  );
  return (
    <ResultsPage
      product={hotelProduct}
      address={address}
      results={Results}
      openView={openView}
      storedUrl={storedUrl}
    />
  );
}

/** The page before its code has arrived. */
export function Opening({ words }: OpeningProps) {
  return <ResultsOpening namespace="hotels" words={words} skeleton={<HotelSkeleton />} />;
}
