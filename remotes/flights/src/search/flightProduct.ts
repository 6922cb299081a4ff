import {
  toDraft,
  type FlightDraft,
  type FlightQuery,
  type SearchErrors,
} from '@tiquete/domain/searches/flights';
import { lazySearchForm, type SearchProduct } from '@tiquete/search';
import { flightSearch } from '../state/flightSearch';
import { fromSearchSection, toDraftSection } from '../state/searchSection';
import { resultsUrl } from '../urls';
import type { FlightFormProps } from '../model/flightForm';
import { useSearchWords } from './useSearchWords';

/** The parts of the search kit that are specific to flights. */
export const flightProduct = {
  namespace: 'flights',
  search: flightSearch,
  readSection: fromSearchSection,
  writeSection: toDraftSection,
  toDraft,
  toUrl: (query) => resultsUrl(query),
  useLine,
  form: lazySearchForm<FlightFormProps>(
    async () => (await import(/* webpackChunkName: "form" */ './SearchForm')).SearchForm,
  ),
} satisfies SearchProduct<FlightDraft, FlightQuery, SearchErrors>;
function useLine(draft: FlightDraft) {
  const words = useSearchWords();
  const detail = [words.dates(draft), words.passengers(draft), words.cabin(draft.cabin)];
  return { title: words.route(draft), detail: detail.join(' · ') };
}
