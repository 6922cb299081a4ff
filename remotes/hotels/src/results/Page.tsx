import { useCallback, useMemo } from 'react';
import { selectSearchSection, useLazyMessages, useSelector } from '@tiquete/platform';
import { isSame, ResultsPage } from '@tiquete/search';
import { map } from '../messages/map';
import { card, results } from '../messages/results';
import { hotelProduct } from '../search/hotelProduct';
import type { HotelQuery } from '../model/hotelQuery';
import { hotelSearch } from '../state/hotelSearch';
import { selectNights, selectPax, viewOpened } from '../state/slice';
import { parseFilters, resultsUrl } from '../urls';
import { selectFilters, toFilterState } from '../state/filterState';
import { useFirstOrder } from './filters/useFirstOrder';
import { Results } from './Results';
import { parseSearch } from '../model/queryAddress';

/** `/searchs/hotels`: runs the search of the address. Missing travellers, nights and filters come from the last search. */
export function Page() {
  useLazyMessages('hotels', { results, card, map });
  const firstOrder = useFirstOrder();
  const openView = useCallback(
    (search: string) => viewOpened(toFilterState(parseFilters(search, firstOrder))),
    [firstOrder],
  );
  const section = useSelector(selectSearchSection);
  const filters = useSelector(selectFilters);
  const keptUrl = (query: HotelQuery, search: string) => {
    const named = parseFilters(search, firstOrder);
    const isNamed = !isSame(named, parseFilters('', firstOrder));
    if (isNamed || !hotelSearch.isLast(section, query)) return null;
    const kept = { ...filters, map: false };
    return isSame(kept, named) ? null : resultsUrl(query, kept, firstOrder);
  };
  const pax = useSelector(selectPax);
  const nights = useSelector(selectNights);
  const product = useMemo(
    () => ({
      ...hotelProduct,
      parse: (search: string) => parseSearch(search, { pax, nights }),
    }),
    [pax, nights],
  );
  return <ResultsPage product={product} results={Results} openView={openView} keptUrl={keptUrl} />;
}
