import type { FlightSearchResponse } from '@tiquete/contracts';
import { useDispatch, useMessages } from '@tiquete/platform';
import { LateNotice } from '@tiquete/search';
import type { FlightQuery } from '../search/flightQuery';
import { searchRequested } from '../state/slice';

/** Says that a source did not answer, never which: a traveller buys of airlines. Says nothing when all did. */
export function LateSources({
  query,
  sources,
}: {
  query: FlightQuery;
  sources: FlightSearchResponse['meta']['sources'];
}) {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const late = sources.filter(({ status }) => status !== 'ok').length;
  if (late === 0) return null;
  return (
    <LateNotice
      text={t(late === sources.length ? 'results.lateAll' : 'results.late')}
      retry={t('results.lateRetry')}
      onRetry={() => dispatch(searchRequested(query))}
    />
  );
}
