import type { FlightPlace, FlightSearchBody } from '@tiquete/contracts';
import type { FlightPlaceChoice, FlightQuery } from '@tiquete/domain/searches/flights';
import type { ApiClient } from '@tiquete/platform';
import { withFares } from './model/withFares';

/** Fewest letters for which `flights/places_searches` answers. */
export const MIN_PLACE_LETTERS = 2;
/** Milliseconds after which suggestions are too late to be useful. */
const PLACES_TIMEOUT_MS = 8000;
/** Milliseconds after which prices of a calendar are too late to be useful. */
const CALENDAR_TIMEOUT_MS = 10_000;

/**
 * With `sessionCode`, returns the newest results of that session. @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function searchFlights(
  api: ApiClient,
  request: FlightSearchBody,
  signal: AbortSignal,
  sessionCode?: string,
) {
  const answer = await api.call(
    'POST flights/searches',
    { body: { ...request, ...(sessionCode ? { sessionCode } : {}) } },
    signal,
  );
  return withFares(answer);
}
/**
 * The branded fares of an offer. @throws ApiProblem SESSION_EXPIRED and the general ones, or an AbortError when `signal`
 * aborts.
 */
export function fetchTariffs(
  api: ApiClient,
  body: { sessionCode: string; offerId: string },
  signal: AbortSignal,
) {
  return api.call('POST flights/searches_upselling', { body }, signal);
}
/** Query of a fare calendar: one route, first and last day included. */
export interface DayPricesQuery {
  originLocationCode: string;
  destinationLocationCode: string;
  from: string;
  to: string;
  cabin: FlightQuery['cabin'];
}
/**
 * The lowest fare of each day. `isWhole` is false while fares of a supplier are missing. @throws ApiProblem, or an
 * AbortError when `signal` aborts.
 */
export async function fetchCalendar(api: ApiClient, query: DayPricesQuery, signal: AbortSignal) {
  const { data, warnings = [] } = await api.call(
    'GET flights/calendar',
    { query, timeoutMs: CALENDAR_TIMEOUT_MS },
    signal,
  );
  return { days: data.days, isWhole: warnings.length === 0 };
}
/** @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function fetchFeatured(api: ApiClient, signal: AbortSignal) {
  return (await api.call('GET flights/featured', {}, signal)).data.routes;
}

export interface FoundPlace extends FlightPlaceChoice {
  /** City and country, or the distance of an airport. */
  hint: string;
  distanceKm: number | null;
}
/**
 * Cities and airports by name or code, the best match first; empty for fewer than two letters. @throws ApiProblem, or an
 * AbortError when `signal` aborts.
 */
export async function searchPlaces(
  api: ApiClient,
  text: string,
  signal: AbortSignal,
): Promise<FoundPlace[]> {
  const keyword = text.trim().slice(0, 60);
  if (keyword.length < MIN_PLACE_LETTERS) return [];
  const { data } = await api.call(
    'GET flights/places_searches',
    { query: { keyword }, timeoutMs: PLACES_TIMEOUT_MS },
    signal,
  );
  return data.map(toFound);
}
const toFound = ({ subType, iataCode, name, address, distance_km }: FlightPlace): FoundPlace => ({
  kind: subType === 'CITY' ? 'city' : 'airport',
  code: iataCode,
  name: subType === 'CITY' ? address.cityName : name,
  hint: subType === 'CITY' ? address.countryName : `${address.cityName}, ${address.countryName}`,
  distanceKm: distance_km,
});
