import { useDispatch, useMessages, type Problem } from '@tiquete/platform';
import { FailedSearch } from '@tiquete/search';
import type { FlightQuery } from '../search/flightQuery';
import { searchRequested } from '../state/slice';

export function FailedFlights({ query, problem }: { query: FlightQuery; problem: Problem }) {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  return (
    <FailedSearch
      title={t('results.failed')}
      problem={problem}
      contact={t('results.contact')}
      onRetry={() => dispatch(searchRequested(query))}
    />
  );
}
