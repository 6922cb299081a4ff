import { useCallback, useMemo } from 'react';
import { parseSearch, type HotelQuery } from '@tiquete/domain/searches/hotels';
import {
  type OpeningProps,
  selectSearchSection,
  useLazyMessages,
  useSelector,
} from '@tiquete/platform';
import { isSame, opensResults, ResultsOpening, ResultsPage } from '@tiquete/search';
import { map } from '../messages/map';
import { card, results } from '../messages/results';
import { hotelAddress } from '../search/hotelAddress';
import { hotelProduct } from '../search/hotelProduct';
import { hotelSearch } from '../state/hotelSearch';
import { readHotelSettings } from '../state/readHotelSettings';
import { selectNights, selectPax, viewOpened } from '../state/slice';
import { resultsUrl } from '../urls';
import { hotelFilters, type HotelFilters } from '../model/hotelFilters';
import { noFiltersIn, selectFilters, useNoFilters } from './filters';
import { FirstHotels } from './list/FirstHotels';
import { ChipSkeleton, HotelSkeleton } from './list/HotelSkeleton';
import { Results } from './Results';

const openViewOf = (search: string, noFilters: HotelFilters) =>
  viewOpened(hotelFilters.toState(hotelFilters.read(search, noFilters)));

/**
 * `/searchs/hotels`: runs the search in the page's address. Missing travellers, nights and filters come from the last
 * search.
 */
export function Page() {
  useLazyMessages('hotels', { results, card, map });
  const noFilters = useNoFilters();
  const openView = useCallback((search: string) => openViewOf(search, noFilters), [noFilters]);
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

export const opensAt = opensResults({
  product: hotelProduct,
  // Nights and travellers that are missing in the address come from the last search.
  address: { ...hotelAddress, parse: (search) => parseSearch(search, { pax: 0, nights: 0 }) },
  openView: (search, settings) => openViewOf(search, noFiltersIn(readHotelSettings(settings))),
});

/** The page before its code has arrived. */
export function Opening({ words }: OpeningProps) {
  return (
    <ResultsOpening
      namespace="hotels"
      words={words}
      skeleton={<HotelSkeleton />}
      chips={<ChipSkeleton />}
      first={<FirstHotels words={words} />}
    />
  );
}
