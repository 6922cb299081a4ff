import { useCallback } from 'react';
import { useLazyMessages } from '@tiquete/platform';
import { ResultsPage } from '@tiquete/search';
import { map } from '../messages/map';
import { card, results } from '../messages/results';
import { hotelProduct } from '../search/hotelProduct';
import { viewOpened } from '../state/slice';
import { parseFilters } from '../urls';
import { toFilterState } from './filters/filterState';
import { useFirstOrder } from './filters/useFirstOrder';
import { Results } from './Results';

/** `/searchs/hotels`: the address is the request. */
export function Page() {
  useLazyMessages('hotels', { results, card, map });
  const firstOrder = useFirstOrder();
  const openView = useCallback(
    (search: string) => viewOpened(toFilterState(parseFilters(search, firstOrder))),
    [firstOrder],
  );
  return <ResultsPage product={hotelProduct} results={Results} openView={openView} />;
}
