import { useMessages, useNavigate } from '@tiquete/platform';
import { FoldedSearch, useResultsStart } from '@tiquete/search';
import { toDraft, type FlightQuery } from '../search/flightQuery';
import { LazySearchForm, useFormAhead } from '../search/LazySearchForm';
import { SearchDrawer } from '../search/SearchDrawer';
import { SearchLine } from '../search/SearchLine';
import { queryKey, resultsUrl } from '../urls';

export function SearchBar({ query }: { query: FlightQuery }) {
  const t = useMessages('flights');
  const navigate = useNavigate();
  const draft = toDraft(query);
  useFormAhead();
  const showResults = useResultsStart(queryKey(query));
  const search = (next: FlightQuery) => {
    showResults();
    void navigate(resultsUrl(next));
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
