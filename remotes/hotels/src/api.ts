import type { HotelDetailsBody, HotelSearchBody } from '@tiquete/contracts';
import type { Destination } from '@tiquete/domain/searches/hotels';
import type { ApiClient, PlaceObject } from '@tiquete/platform';

/** Fewest letters for which `places_searches` answers. */
export const MIN_PLACE_LETTERS = 2;
const PLACES_PER_GROUP = 8;
/** Milliseconds after which suggestions are too late to be useful. */
const PLACES_TIMEOUT_MS = 8000;

/**
 * With `sessionCode`, returns the newest results of that session. @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export function searchHotels(
  api: ApiClient,
  request: HotelSearchBody,
  signal: AbortSignal,
  sessionCode?: string,
) {
  return api.call(
    'POST hotels/searchs',
    { body: { ...request, ...(sessionCode ? { sessionCode } : {}) } },
    signal,
  );
}
/**
 * @throws ApiProblem SESSION_EXPIRED, SOLD_OUT, HOTEL_NOT_FOUND and the general ones, or an AbortError when `signal` aborts.
 */
export async function fetchDetails(
  api: ApiClient,
  body: HotelDetailsBody,
  signal: AbortSignal,
  timeoutMs?: number,
) {
  return (await api.call('POST hotels/details', { body, timeoutMs }, signal)).data;
}
/** @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function fetchFeatured(api: ApiClient, signal: AbortSignal) {
  return (await api.call('GET hotels/featured', {}, signal)).data.destinations;
}

export interface FoundPlace extends PlaceObject, Destination {
  kind: Destination['kind'];
  hint: string;
}
/**
 * Cities and hotels whose name contains the text; empty for fewer than two letters. @throws ApiProblem, or an AbortError
 * when `signal` aborts.
 */
export async function searchPlaces(
  api: ApiClient,
  text: string,
  signal: AbortSignal,
): Promise<{ cities: FoundPlace[]; hotels: FoundPlace[] }> {
  const q = text.trim().slice(0, 80);
  if (q.length < MIN_PLACE_LETTERS) return { cities: [], hotels: [] };
  const { data } = await api.call(
    'GET places_searches',
    { query: { q, limit: PLACES_PER_GROUP }, timeoutMs: PLACES_TIMEOUT_MS },
    signal,
  );
  return {
    cities: data.cities.map(({ code, name, label, image, country_name }) => ({
      kind: 'city',
      code,
      name,
      label,
      image,
      hint: country_name,
    })),
    hotels: data.hotels.map(({ hotelCode, name, image, city_name }) => ({
      kind: 'hotel',
      code: hotelCode,
      name,
      label: name,
      image,
      hint: city_name,
    })),
  };
}
