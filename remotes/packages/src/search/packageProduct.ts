import type { PackageQuery, SearchDraft, SearchErrors } from '@tiquete/domain/searches/packages';
import { useMessages } from '@tiquete/platform';
import { lazySearchForm, type SearchProduct } from '@tiquete/search';
import { packageSearch } from '../state/packageSearch';
import { fromSearchSection, toDraftSection } from '../state/searchSection';
import { resultsUrl } from '../urls';
import type { PackageFormProps } from '../model/packageForm';
import { useSearchWords } from './useSearchWords';

/** The packages' part of the shared search. */
export const packageProduct = {
  namespace: 'packages',
  search: packageSearch,
  readSection: fromSearchSection,
  writeSection: toDraftSection,
  toDraft: (query) => query,
  // A new search starts without filters.
  toUrl: (query) => resultsUrl(query),
  useLine,
  form: lazySearchForm<PackageFormProps>(
    async () => (await import(/* webpackChunkName: "form" */ './SearchForm')).SearchForm,
  ),
} satisfies SearchProduct<SearchDraft, PackageQuery, SearchErrors>;
function useLine({ destination, dates, rooms }: SearchDraft) {
  const t = useMessages('packages');
  const words = useSearchWords();
  return {
    title: destination?.name ?? t('search.anywhere'),
    detail: `${words.departure(dates)} · ${words.people(rooms)}`,
  };
}
