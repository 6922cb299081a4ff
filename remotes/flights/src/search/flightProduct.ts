import { lazySearchForm, type SearchProduct } from '@tiquete/search';
import { flightSearch } from '../state/flightSearch';
import { fromSearchSection, toDraftSection } from '../state/searchSection';
import { parseSearch, resultsUrl } from '../urls';
import { checkSearch, type FlightFormProps, type SearchErrors } from '../model/checkSearch';
import { toDraft, type FlightDraft, type FlightQuery } from '../model/flightQuery';
import { useSearchWords } from './useSearchWords';

/** The parts of the search kit that are specific to flights. */
export const flightProduct = {
  namespace: 'flights',
  search: flightSearch,
  readSection: fromSearchSection,
  writeSection: toDraftSection,
  toDraft,
  toUrl: (query) => resultsUrl(query),
  parse: parseSearch,
  check: checkSearch,
  missing,
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
function missing({ segments, passengers, corporateCode }: SearchErrors): string[] {
  const ofSegments = segments.flatMap((segment) => Object.values(segment));
  const errors = [...ofSegments, passengers, corporateCode];
  return [...new Set(errors.filter((error) => error !== undefined))];
}
