import { useMemo } from 'react';
import type { HotelQuery } from '@tiquete/domain/searches/hotels';
import { useSelector } from '@tiquete/platform';
import { moveToFront, useAddressFilters } from '@tiquete/search';
import { hotelKey } from '../state/hotelSearch';
import type { HotelSearch, ResultPage } from '../state/hotelState';
import { selectFavourites } from '../state/slice';
import { resultsUrl } from '../urls';
import { hotelFilters, type HotelFilters } from '../model/hotelFilters';
import { selectFilters, useNoFilters } from './filters';
import { hotelsAtRates, rateHotels } from '../model/ratedHotels';
import { sortHotels } from './list/sortHotels';

const none: Pick<ResultPage['data'], 'hotels' | 'nights'> = { hotels: [], nights: 1 };
const noRows: string[] = [];

/**
 * Hotels of the results, filtered and sorted by the address, and the filters. Each has the price and terms of its cheapest rate
 * that fits.
 */
export function useNarrowedHotels(query: HotelQuery, search: HotelSearch) {
  const { shown, applied, change } = useFilters(query);
  const { hotels, nights } = search.phase === 'found' ? search.page.data : none;
  const visit = useVisit();
  const retained = search.phase === 'found' ? search.retained : noRows;
  const rated = useMemo(() => rateHotels(hotels), [hotels]);
  const ordered = useMemo(() => {
    const fitting = hotelFilters.narrow(rated, applied, visit);
    return sortHotels(hotelsAtRates(fitting, nights), applied.orderBy);
  }, [rated, nights, applied, visit]);
  const visible = useMemo(() => moveToFront(ordered, retained, hotelKey), [ordered, retained]);
  const facets = useMemo(
    () => hotelFilters.countFacets(rated, applied, visit),
    [rated, applied, visit],
  );
  const isOrdered = visible === ordered;
  return { hotels, rated, visible, isOrdered, facets, shown, applied, visit, change };
}
export type NarrowedHotels = ReturnType<typeof useNarrowedHotels>;

/** The visitor's data that the filters need. */
function useVisit() {
  const favourites = useSelector(selectFavourites);
  return useMemo(
    () => ({ favourites: new Set(favourites.map(({ hotelCode }) => hotelCode)) }),
    [favourites],
  );
}
function useFilters(query: HotelQuery) {
  const noFilters = useNoFilters();
  return useAddressFilters({
    select: selectFilters,
    toUrl: (filters: HotelFilters) => resultsUrl(query, hotelFilters.write(filters, noFilters)),
    isSameStep: hotelFilters.isSameStep,
  });
}
