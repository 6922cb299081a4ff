import {
  toDraft,
  type AssistanceQuery,
  type SearchDraft,
  type SearchErrors,
} from '@tiquete/domain/searches/assistance';
import { useMessages } from '@tiquete/platform';
import { lazySearchForm, type SearchProduct } from '@tiquete/search';
import { assistanceSearch } from '../state/assistanceSearch';
import { fromSearchSection, toDraftSection } from '../state/searchSection';
import { resultsUrl } from '../urls';
import type { AssistanceFormProps } from '../model/assistanceForm';
import { placeNames } from '../model/placeName';
import { useSearchWords } from './useSearchWords';

/** The parts of the search kit that are specific to assistance. */
export const assistanceProduct = {
  namespace: 'assistance',
  search: assistanceSearch,
  readSection: fromSearchSection,
  writeSection: toDraftSection,
  toDraft,
  toUrl: (query) => resultsUrl(query),
  useLine,
  form: lazySearchForm<AssistanceFormProps>(
    async () => (await import(/* webpackChunkName: "form" */ './SearchForm')).SearchForm,
  ),
} satisfies SearchProduct<SearchDraft, AssistanceQuery, SearchErrors>;
function useLine({ destinations, dates, ages }: SearchDraft) {
  const t = useMessages('assistance');
  const words = useSearchWords();
  const days = dates ? words.dates(dates) : t('search.datesPlaceholder');
  return {
    title: placeNames(destinations) || t('search.destinationPlaceholder'),
    detail: `${days} · ${t('search.travelersCount', { count: ages.length })}`,
  };
}
