import type { FlightOffer } from '@tiquete/contracts';
import { queryKey, toSearchBody, type FlightQuery } from '@tiquete/domain/searches/flights';
import { createRequest, localProblem } from '@tiquete/platform';
import { defineSearch } from '@tiquete/search';
import { fetchCalendar, fetchFeatured, searchFlights, searchPlaces, type FoundPlace } from '../api';
import type { DayPrice, DayPricesRoute, FeaturedRoute, ResultPage } from './flightState';
import { recentKey, toRecentSearch } from './recentSearches';
import { toSearchSection } from './searchSection';

/** Milliseconds that suppliers get: an airline's system may take 12 s. */
export const SOURCES_MS = 12_000;
export const flightSearch = defineSearch({
  slice: 'flight',
  module: 'FLIGHT',
  keyOf: queryKey,
  requestField: 'flightsJson',
  toRequest: toSearchBody,
  call: searchFlights,
  read: ({ data, meta }: ResultPage) => ({
    sessionCode: meta.sessionCode,
    expiresAt: meta.expires_at,
    items: data,
    sources: meta.sources,
  }),
  itemKey: ({ id }: FlightOffer) => id,
  // Short pause, because each call already waits at the api.
  polling: { pauseMs: 300, forMs: SOURCES_MS },
  toSection: toSearchSection,
  toRecent: toRecentSearch,
  recentKey,
});

export const featuredQuery = createRequest<null, FeaturedRoute[]>(
  'flight/featured',
  (api, _, signal) => fetchFeatured(api, signal),
);

const isKnown = ({ price }: DayPrice) => price !== null;
/** Milliseconds before the second and last request for a calendar without prices. */
const RETRY_PAUSE_MS = 4000;
/** Lowest prices of the days around a departure. Without them the strip shows only the days. */
export const dayPricesQuery = createRequest<DayPricesRoute, DayPrice[]>(
  'flight/dayPrices',
  async (api, { origin, destination, from, to, cabin }, signal) => {
    const route = { originLocationCode: origin, destinationLocationCode: destination };
    const fetchDays = (): Promise<DayPrice[]> =>
      fetchCalendar(api, { ...route, from, to, cabin }, signal).then(
        ({ days }) => days,
        () => [],
      );
    let days = await fetchDays();
    if (!days.some(isKnown)) {
      await new Promise((over) => setTimeout(over, RETRY_PAUSE_MS));
      signal.throwIfAborted();
      days = await fetchDays();
    }
    if (!days.some(isKnown)) throw localProblem('BAD_ANSWER');
    return days;
  },
);

/** Farthest airport worth driving to, in kilometres. */
const NEAR_KM = 200;
const SHOWN = 3;
/** Airports near those of a search without results. The airports themselves are left out. */
export const nearbyQuery = createRequest<
  FlightQuery,
  { origins: FoundPlace[]; destinations: FoundPlace[] }
>('flight/nearby', async (api, { segments: [first] }, signal) => {
  const find = async (code = ''): Promise<FoundPlace[]> => {
    const found = await searchPlaces(api, code, signal).catch(() => []);
    const isNear = (place: FoundPlace) =>
      place.code !== code && place.distanceKm !== null && place.distanceKm <= NEAR_KM;
    return found.filter(isNear).slice(0, SHOWN);
  };
  const [origins, destinations] = await Promise.all([
    find(first?.origin.code),
    find(first?.destination.code),
  ]);
  return { origins, destinations };
});
