import type { SearchProduct } from '@tiquete/search';
import { checkSearch, type SearchErrors } from '../model/checkSearch';
import { packageFilters } from '../model/packageFilters';
import type { ListQuery, SearchDraft } from '../model/packageQuery';
import { parseSearch } from '../model/queryAddress';
import { packageProduct } from '../search/packageProduct';
import { resultsUrl } from '../urls';

/** Address of the results page with the search, its filters and its order. */
export const listUrl = ({ filters = packageFilters.none, ...query }: ListQuery): string =>
  resultsUrl(query, packageFilters.write(filters));

interface ListDraft extends SearchDraft {
  filters?: ListQuery['filters'];
}
/** The packages' search with the filters of the address, which are part of the request. */
export const listProduct = {
  ...packageProduct,
  parse: (search: string): ListDraft => ({
    ...parseSearch(search),
    filters: packageFilters.read(search),
  }),
  check: ({ filters, ...draft }: ListDraft, today: string) => {
    const checked = checkSearch(draft, today);
    return checked.phase === 'valid'
      ? { ...checked, query: { ...checked.query, filters } }
      : checked;
  },
  // A new search starts without filters.
  toDraft: ({ filters: _, ...query }: ListQuery) => query,
} satisfies SearchProduct<ListDraft, ListQuery, SearchErrors>;
