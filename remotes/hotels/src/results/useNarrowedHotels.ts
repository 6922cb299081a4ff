import { useMemo } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import type { HotelQuery } from '@tiquete/domain/searches/hotels';
import { useSelector } from '@tiquete/platform';
import { moveToFront, useAddressFilters } from '@tiquete/search';
import { hotelKey } from '../state/hotelSearch';
import type { HotelSearch } from '../state/hotelState';
import { selectFavourites } from '../state/slice';
import { resultsUrl } from '../urls';
import { hotelFilters, type HotelFilters } from '../model/hotelFilters';
import { selectFilters, useNoFilters } from './filters';
import { sortHotels } from './list/sortHotels';

const none: HotelSummary[] = [];
const noRows: string[] = [];

/** Hotels of the results, filtered and sorted by the address, and the filters. */
export function useNarrowedHotels(query: HotelQuery, search: HotelSearch) {
  const { shown, applied, change } = useFilters(query);
  const hotels = search.phase === 'found' ? search.page.data.hotels : none;
  const visit = useVisit();
  const retained = search.phase === 'found' ? search.retained : noRows;
  const ordered = useMemo(
    () => sortHotels(hotelFilters.narrow(hotels, applied, visit), applied.orderBy),
    [hotels, applied, visit],
  );
  const visible = useMemo(() => moveToFront(ordered, retained, hotelKey), [ordered, retained]);
  const facets = useMemo(
    () => hotelFilters.countFacets(hotels, applied, visit),
    [hotels, applied, visit],
  );
  const isOrdered = visible === ordered;
  return { hotels, visible, isOrdered, facets, shown, applied, visit, change };
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
