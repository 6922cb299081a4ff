import { useEffect } from 'react';
import type { PackageMonths } from '@tiquete/contracts';
import { useDispatch, useStable, type StoredRequest } from '@tiquete/platform';
import type { monthsQuery, MonthsAsked } from '../state/queries';
import { monthOf } from '../model/departureDates';
import type { DepartureDates, SearchDraft } from '../model/packageQuery';

interface Asking extends Pick<SearchDraft, 'origin' | 'destination' | 'dates'> {
  /** A day whose surrounding departures are requested, in any month. */
  around?: string;
}
/** The stored request to use: that of the form, or that beside the results. */
interface Asked {
  query: Pick<typeof monthsQuery, 'opened' | 'refreshed'>;
  state: StoredRequest<MonthsAsked, PackageMonths>;
}
/**
 * Months with departures on a route, with the days of the chosen month or around a day. Previous data stay while new ones
 * load.
 */
export function useMonths(
  { origin, destination, dates, around }: Asking,
  { query, state }: Asked,
): { months: PackageMonths | null; hasFailed: boolean; retry: () => void } {
  const dispatch = useDispatch();
  const asked: MonthsAsked = {
    OriginID: origin?.id ?? '',
    DestinationID: destination?.id ?? '',
    ...(around === undefined ? daysOf(dates) : { DateBegin: around }),
  };
  const key = JSON.stringify(asked);
  const known = state.phase === 'idle' ? null : state.query;
  const isAsked = known !== null && JSON.stringify(known) === key;
  const isSamePlace =
    known?.OriginID === asked.OriginID && known.DestinationID === asked.DestinationID;
  const ask = isSamePlace ? query.refreshed : query.opened;
  const wanted = useStable(key, asked);
  useEffect(() => {
    if (!isAsked) dispatch(ask(wanted));
  }, [dispatch, ask, isAsked, wanted]);
  const value = state.phase === 'ready' || state.phase === 'loading' ? state.value : null;
  const isRefused = state.phase === 'failed' || (state.phase === 'ready' && state.problem !== null);
  return {
    months: isSamePlace ? value : null,
    hasFailed: isAsked && isRefused,
    retry: () => void dispatch(query.refreshed(asked)),
  };
}
const daysOf = (dates: DepartureDates | null): Pick<MonthsAsked, 'id_month' | 'id_year'> => {
  const month = monthOf(dates);
  return month ? { id_month: month.month, id_year: month.year } : {};
};
