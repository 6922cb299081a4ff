import {
  checkSearch,
  parseSearch,
  readFilters,
  type ListQuery,
  type SearchDraft,
  type SearchErrors,
} from '@tiquete/domain/searches/packages';
import type { SearchAddress, SearchProduct } from '@tiquete/search';
import { packageFilters } from '../model/packageFilters';
import { packageAddress } from '../search/packageAddress';
import { packageProduct } from '../search/packageProduct';
import { resultsUrl } from '../urls';

/** Address of the results page with the search, its filters and its order. */
export const listUrl = ({ filters = packageFilters.none, ...query }: ListQuery): string =>
  resultsUrl(query, packageFilters.write(filters));

interface ListDraft extends SearchDraft {
  filters?: ListQuery['filters'];
}
/** The packages' search with the filters of its list, which are part of the request. */
export const listProduct = {
  ...packageProduct,
  // A new search starts without filters.
  toDraft: ({ filters: _, ...query }: ListQuery) => query,
} satisfies SearchProduct<ListDraft, ListQuery, SearchErrors>;
export const listAddress: SearchAddress<ListDraft, ListQuery, SearchErrors> = {
  ...packageAddress,
  parse: (search) => ({ ...parseSearch(search), filters: readFilters(search) }),
  check({ filters, ...draft }, today) {
    const checked = checkSearch(draft, today);
    return checked.phase === 'valid'
      ? { ...checked, query: { ...checked.query, filters } }
      : checked;
  },
};
