import { useMessages, useNavigate } from '@tiquete/platform';
import { IncompleteSearch, useResultsTitle } from '@tiquete/search';
import type { SearchErrors } from '../search/checkSearch';
import type { FlightDraft, FlightQuery } from '../search/flightQuery';
import { SearchDrawer } from '../search/SearchDrawer';
import { LazySearchForm } from '../search/LazySearchForm';
import { resultsUrl } from '../urls';

export function InvalidSearch({ draft, errors }: { draft: FlightDraft; errors: SearchErrors }) {
  const t = useMessages('flights');
  const navigate = useNavigate();
  const title = t('results.titleInvalid');
  useResultsTitle('flights', title);
  const { segments, passengers, corporateCode } = errors;
  const missing = [
    ...segments.flatMap((segment) => Object.values(segment)),
    passengers,
    corporateCode,
  ].filter((error) => error !== undefined);
  const form = {
    initial: draft,
    initialErrors: errors,
    onSubmit: (query: FlightQuery) => void navigate(resultsUrl(query)),
  };
  return (
    <IncompleteSearch
      words={{ title, text: t('results.invalidText'), complete: t('results.complete') }}
      missing={[...new Set(missing)].map((error) => t(`search.errors.${error}`))}
      drawer={() => <SearchDrawer {...form} />}
      form={() => <LazySearchForm {...form} />}
    />
  );
}
