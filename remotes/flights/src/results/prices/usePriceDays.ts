import { queryKey, type FlightQuery } from '@tiquete/domain/searches/flights';
import { addDays, today, useRequest, type LoadState } from '@tiquete/platform';
import { MAX_FLIGHT_DAYS_AHEAD } from '@tiquete/contracts/limits';
import { fetchDays, routeOf, type PricedDays } from './pricesApi';

/** Days on each side in the graph of a one-way trip. */
const AROUND = 14;

/** Prices of the days around a search, requested once while the sheet is open. */
export function usePriceDays(
  query: FlightQuery,
  isOpen: boolean,
): { request: LoadState<PricedDays[]>; retry: () => void } {
  const route = routeOf(query);
  return useRequest(
    queryKey(query),
    async (api, signal) => {
      if (!route) return [];
      const [first, last] = [today(), addDays(today(), MAX_FLIGHT_DAYS_AHEAD)];
      const [from, to] = [addDays(route.departure, -AROUND), addDays(route.departure, AROUND)];
      const range = { from: from < first ? first : from, to: to > last ? last : to };
      return fetchDays(api, route, range, signal);
    },
    isOpen && route !== null,
  );
}
