import type { FlightQuery } from '@tiquete/domain/searches/flights';
import type { ApiClient } from '@tiquete/platform';
import { fetchCalendar } from '../../api';

/** Departure and return with the price of one adult; null if it is unknown. `back` is null for one way. */
export interface PricedDays {
  departure: string;
  back: string | null;
  price: number | null;
}
/** Route of a one-way or round trip; null for several cities. */
export function routeOf({ tripType, segments: [there, back], cabin }: FlightQuery) {
  if (!there || tripType === 'MULTI_CITY') return null;
  return {
    originLocationCode: there.origin.code,
    destinationLocationCode: there.destination.code,
    departure: there.date,
    ...(back && { return: back.date }),
    cabin,
  };
}
export type PricedRoute = NonNullable<ReturnType<typeof routeOf>>;

/** @throws ApiProblem, or an AbortError when `signal` aborts. */
export const fetchUsual = async (api: ApiClient, query: PricedRoute, signal: AbortSignal) =>
  (await api.call('GET flights/usual_prices', { query }, signal)).data.usual;

/**
 * Prices of seven departure days by seven return days, or of the given days for one way. @throws ApiProblem, or an
 * AbortError when `signal` aborts.
 */
export async function fetchDays(
  api: ApiClient,
  { return: back, ...query }: PricedRoute,
  days: { from: string; to: string },
  signal: AbortSignal,
): Promise<PricedDays[]> {
  if (back !== undefined) {
    const grid = await api.call(
      'GET flights/price_grid',
      { query: { ...query, return: back } },
      signal,
    );
    return grid.data.cells.map((cell) => ({ ...cell, back: cell.return }));
  }
  const { departure: _day, ...route } = query;
  const calendar = await fetchCalendar(api, { ...route, ...days }, signal);
  return calendar.days.map(({ date, price }) => ({ departure: date, back: null, price }));
}
