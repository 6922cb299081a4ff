import { useMessages, useNavigate } from '@tiquete/platform';
import { IncompleteSearch, useResultsTitle } from '@tiquete/search';
import { SearchDrawer } from '../search/SearchDrawer';
import { LazySearchForm } from '../search/LazySearchForm';
import type { SearchErrors } from '../search/checkSearch';
import type { HotelQuery, SearchDraft } from '../search/hotelQuery';
import { resultsUrl } from '../urls';

export interface InvalidSearchProps {
  draft: SearchDraft;
  errors: SearchErrors;
  /** Where the completed search goes; the results unless said. */
  toUrl?: (query: HotelQuery) => string;
}
export function InvalidSearch({ draft, errors, toUrl = resultsUrl }: InvalidSearchProps) {
  const t = useMessages('hotels');
  const navigate = useNavigate();
  const title = t('results.titleInvalid');
  useResultsTitle('hotels', title);
  const form = {
    initial: draft,
    initialErrors: errors,
    onSubmit: (query: HotelQuery) => void navigate(toUrl(query)),
  };
  return (
    <IncompleteSearch
      words={{ title, text: t('results.invalidText'), complete: t('results.complete') }}
      missing={Object.values(errors).map((error) => t(`search.errors.${error}`))}
      drawer={() => <SearchDrawer {...form} />}
      form={() => <LazySearchForm {...form} />}
    />
  );
}
