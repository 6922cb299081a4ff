import { useCallback, useEffect, useState } from 'react';
import { addDays, today, useApi } from '@tiquete/platform';
import type { FlightQuery } from '../../search/flightQuery';
import { MAX_FLIGHT_DAYS_AHEAD } from '../../search/limits';
import { queryKey } from '../../urls';
import { fetchDays, routeOf, type PricedDays } from './pricesApi';

/** Days of a graph of one way, on each side. */
const AROUND = 14;
export type PriceDaysState =
  { phase: 'loading' } | { phase: 'failed' } | { phase: 'ready'; days: PricedDays[] };

/** What the days around a search cost, asked once while it is open. */
export function usePriceDays(
  query: FlightQuery,
  isOpen: boolean,
): { state: PriceDaysState; retry: () => void } {
  const api = useApi();
  const key = queryKey(query);
  const [known, setKnown] = useState<{ key: string; state: PriceDaysState }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const route = routeOf(query);
    if (!isOpen || !route) return;
    const abort = new AbortController();
    const [first, last] = [today(), addDays(today(), MAX_FLIGHT_DAYS_AHEAD)];
    const [from, to] = [addDays(route.departure, -AROUND), addDays(route.departure, AROUND)];
    const range = { from: from < first ? first : from, to: to > last ? last : to };
    fetchDays(api, route, range, abort.signal).then(
      (days) => setKnown({ key, state: { phase: 'ready', days } }),
      () => {
        if (!abort.signal.aborted) setKnown({ key, state: { phase: 'failed' } });
      },
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- equal keys are equal requests
  }, [api, key, isOpen, turn]);
  const retry = useCallback(() => {
    setKnown(undefined);
    setTurn((before) => before + 1);
  }, []);
  return { state: known?.key === key ? known.state : { phase: 'loading' }, retry };
}
