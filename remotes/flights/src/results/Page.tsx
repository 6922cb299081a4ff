import type { FlightQuery } from '@tiquete/domain/searches/flights';
import {
  type OpeningProps,
  selectSearchSection,
  useLazyMessages,
  useSelector,
} from '@tiquete/platform';
import { isSame, opensResults, ResultsOpening, ResultsPage } from '@tiquete/search';
import { itinerary } from '../messages/itinerary';
import { card, results } from '../messages/results';
import { flightAddress } from '../search/flightAddress';
import { flightProduct } from '../search/flightProduct';
import { flightSearch } from '../state/flightSearch';
import { viewOpened } from '../state/slice';
import { FlightSkeleton } from './list/FlightSkeleton';
import { Results } from './Results';
import { StripSkeleton } from './days/StripSkeleton';
import { parseView, viewUrl } from './resultsAddress';
import { selectView, toViewState } from './selectView';

const openView = (search: string) => viewOpened(toViewState(parseView(search)));

/**
 * `/searchs/flights`: runs the search in the page's address. An address without filters gets those of the last search
 * if it is the same.
 */
export function Page() {
  useLazyMessages('flights', { itinerary, results, card });
  const section = useSelector(selectSearchSection);
  const { filters } = useSelector(selectView);
  const storedUrl = (query: FlightQuery, search: string) => {
    const named = parseView(search);
    const isNamed = !isSame(named, parseView(''));
    if (isNamed || !flightSearch.isLast(section, query)) return null;
    const stored = { filters, chosen: [] };
    return isSame(stored.filters, named.filters) ? null : viewUrl(query, stored);
  };
  return (
    <ResultsPage
      product={flightProduct}
      address={flightAddress}
      results={Results}
      openView={openView}
      storedUrl={storedUrl}
    />
  );
}

export const opensAt = opensResults({ product: flightProduct, address: flightAddress, openView });

/** The page before its code has arrived. */
export function Opening({ words }: OpeningProps) {
  return (
    <ResultsOpening
      namespace="flights"
      words={words}
      lead={<StripSkeleton />}
      skeleton={<FlightSkeleton />}
    />
  );
}
