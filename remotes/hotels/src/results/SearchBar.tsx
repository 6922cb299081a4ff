import { useMessages, useNavigate } from '@tiquete/platform';
import { FoldedSearch, useResultsStart } from '@tiquete/search';
import { toDraft, type HotelQuery } from '../search/hotelQuery';
import { LazySearchForm, useFormAhead } from '../search/LazySearchForm';
import { SearchDrawer } from '../search/SearchDrawer';
import { SearchLine } from '../search/SearchLine';
import { queryKey, resultsUrl } from '../urls';

export interface SearchBarProps {
  query: HotelQuery;
  /** Where a new search goes; the results unless said. */
  toUrl?: (query: HotelQuery) => string;
}
export function SearchBar({ query, toUrl = resultsUrl }: SearchBarProps) {
  const t = useMessages('hotels');
  const navigate = useNavigate();
  const draft = toDraft(query);
  useFormAhead();
  const showResults = useResultsStart(queryKey(query));
  const search = (next: HotelQuery) => {
    showResults();
    void navigate(toUrl(next));
  };
  return (
    <FoldedSearch
      words={{ summary: t('search.summary'), fold: t('search.fold') }}
      drawer={() => <SearchDrawer initial={draft} onSubmit={search} />}
      line={(unfold) => <SearchLine draft={draft} isOpen={false} onOpen={unfold} />}
      form={(fold) => (
        <LazySearchForm
          initial={draft}
          onSubmit={(next) => {
            fold();
            search(next);
          }}
        />
      )}
    />
  );
}
