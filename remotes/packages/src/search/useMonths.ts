import { useEffect } from 'react';
import type { PackageMonths } from '@tiquete/contracts';
import { monthOf, type DepartureDates, type SearchDraft } from '@tiquete/domain/searches/packages';
import { useDispatch, useStable, type StoredRequest } from '@tiquete/platform';
import type { monthsQuery, MonthsRequest } from '../state/queries';

interface MonthsQuery extends Pick<SearchDraft, 'origin' | 'destination' | 'dates'> {
  /** A day whose surrounding departures are requested, in any month. */
  around?: string;
}
/** The stored request to use: that of the form, or that beside the results. */
interface MonthsSource {
  query: Pick<typeof monthsQuery, 'opened' | 'refreshed'>;
  state: StoredRequest<MonthsRequest, PackageMonths>;
}
/**
 * Months with departures on a route, with the days of the chosen month or around a day. Previous data stay while new ones
 * load.
 */
export function useMonths(
  { origin, destination, dates, around }: MonthsQuery,
  { query, state }: MonthsSource,
): { months: PackageMonths | null; hasFailed: boolean; retry: () => void } {
  const dispatch = useDispatch();
  const request: MonthsRequest = {
    OriginID: origin?.id ?? '',
    DestinationID: destination?.id ?? '',
    ...(around === undefined ? daysOf(dates) : { DateBegin: around }),
  };
  const key = JSON.stringify(request);
  const known = state.phase === 'idle' ? null : state.query;
  const isCurrent = known !== null && JSON.stringify(known) === key;
  const isSamePlace =
    known?.OriginID === request.OriginID && known.DestinationID === request.DestinationID;
  const send = isSamePlace ? query.refreshed : query.opened;
  const wanted = useStable(key, request);
  useEffect(() => {
    if (!isCurrent) dispatch(send(wanted));
  }, [dispatch, send, isCurrent, wanted]);
  const value = state.phase === 'ready' || state.phase === 'loading' ? state.value : null;
  const isRefused = state.phase === 'failed' || (state.phase === 'ready' && state.problem !== null);
  return {
    months: isSamePlace ? value : null,
    hasFailed: isCurrent && isRefused,
    retry: () => void dispatch(query.refreshed(request)),
  };
}
const daysOf = (dates: DepartureDates | null): Pick<MonthsRequest, 'id_month' | 'id_year'> => {
  const month = monthOf(dates);
  return month ? { id_month: month.month, id_year: month.year } : {};
};
