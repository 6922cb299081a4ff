import { useEffect } from 'react';
import type { PackageMonths } from '@tiquete/contracts';
import { useDispatch, type QueryState } from '@tiquete/platform';
import type { monthsQuery, MonthsAsked } from '../state/queries';
import { monthOf } from './departureDates';
import type { SearchDraft } from './packageQuery';

type Asking = Pick<SearchDraft, 'origin' | 'destination' | 'dates'>;
/** Which of the questions after months is asked: that of the form, or that beside the results. */
interface Asked {
  query: Pick<typeof monthsQuery, 'opened' | 'refreshed'>;
  state: QueryState<MonthsAsked, PackageMonths>;
}
/** When something departs from there to there, with the days of the month chosen; what was known stays while more is asked. */
export function useMonths(
  { origin, destination, dates }: Asking,
  { query, state }: Asked,
): { months: PackageMonths | null; hasFailed: boolean; retry: () => void } {
  const dispatch = useDispatch();
  const month = monthOf(dates);
  const asked: MonthsAsked = {
    OriginID: origin?.id ?? '',
    DestinationID: destination?.id ?? '',
    ...(month ? { id_month: month.month, id_year: month.year } : {}),
  };
  const key = JSON.stringify(asked);
  const known = state.phase === 'idle' ? null : state.query;
  const isAsked = known !== null && JSON.stringify(known) === key;
  const isSamePlace =
    known?.OriginID === asked.OriginID && known.DestinationID === asked.DestinationID;
  const ask = isSamePlace ? query.refreshed : query.opened;
  useEffect(() => {
    if (!isAsked) dispatch(ask(asked));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys are equal questions
  }, [dispatch, isAsked, key]);
  const value = state.phase === 'ready' || state.phase === 'loading' ? state.value : null;
  const isRefused = state.phase === 'failed' || (state.phase === 'ready' && state.problem !== null);
  return {
    months: isSamePlace ? value : null,
    hasFailed: isAsked && isRefused,
    retry: () => void dispatch(query.refreshed(asked)),
  };
}
