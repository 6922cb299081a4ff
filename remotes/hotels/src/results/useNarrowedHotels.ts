import { useMemo } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { useSelector } from '@tiquete/platform';
import { keepFirst, useAddressFilters } from '@tiquete/search';
import type { HotelQuery } from '../model/hotelQuery';
import { hotelKey } from '../state/hotelSearch';
import type { HotelSearch } from '../state/hotelState';
import { selectFavourites } from '../state/slice';
import { selectFilters } from '../state/filterState';
import { resultsUrl } from '../urls';
import type { HotelFilters } from '../model/hotelFilters';
import { countFacets } from './filters/countFacets';
import { filterHotels } from './filters/filterHotels';
import { sortHotels } from './list/sortHotels';
import { useFirstOrder } from './filters/useFirstOrder';

const none: HotelSummary[] = [];
const noRows: string[] = [];

/** Hotels of the results, filtered and sorted by the address, and the filters. */
export function useNarrowedHotels(query: HotelQuery, search: HotelSearch) {
  const { shown, applied, change } = useFilters(query);
  const hotels = search.phase === 'found' ? search.page.data.hotels : none;
  const favourites = useFavouriteCodes();
  const kept = search.phase === 'found' ? search.kept : noRows;
  const ordered = useMemo(
    () => sortHotels(filterHotels(hotels, applied, favourites), applied.orderBy),
    [hotels, applied, favourites],
  );
  const visible = useMemo(() => keepFirst(ordered, kept, hotelKey), [ordered, kept]);
  const facets = useMemo(
    () => countFacets(hotels, applied, favourites),
    [hotels, applied, favourites],
  );
  const isOrdered = visible === ordered;
  return { hotels, visible, isOrdered, facets, shown, applied, favourites, change };
}
export type NarrowedHotels = ReturnType<typeof useNarrowedHotels>;

/** Codes of the favourites. */
function useFavouriteCodes(): ReadonlySet<string> {
  const favourites = useSelector(selectFavourites);
  return useMemo(() => new Set(favourites.map(({ hotelCode }) => hotelCode)), [favourites]);
}

/** Further typing in a field and further moves of a slider add no entry to the browser's history. */
function useFilters(query: HotelQuery) {
  const firstOrder = useFirstOrder();
  return useAddressFilters({
    select: selectFilters,
    toUrl: (filters: HotelFilters) => resultsUrl(query, filters, firstOrder),
    isSameStep,
  });
}

function isSameStep(before: HotelFilters, after: HotelFilters): boolean {
  const stillTyping = before.name !== '' && after.name !== '' && before.name !== after.name;
  const stillSliding =
    before.price !== null && after.price !== null && String(before.price) !== String(after.price);
  return stillTyping || stillSliding;
}
