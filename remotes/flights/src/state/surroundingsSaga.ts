import { askApi, delay, put, takeLatest, type ApiClient } from '@tiquete/platform';
import { fetchCalendar, searchPlaces, type FoundPlace } from '../api';
import type { FlightPlaceChoice } from '../search/flightQuery';
import type { DayPrice } from './flightState';
import {
  dayPricesFailed,
  dayPricesRequested,
  dayPricesSucceeded,
  nearbyAnswered,
  nearbyRequested,
} from './slice';

/** Milliseconds before a calendar that nobody could fill is asked for a second and last time. */
const AGAIN_MS = 4000;
/** Prices of other days are an extra: without them the strip has days alone. */
function* loadDayPrices({ payload }: ReturnType<typeof dayPricesRequested>) {
  const {
    origin: originLocationCode,
    destination: destinationLocationCode,
    from,
    to,
    cabin,
  } = payload;
  const ask = (api: ApiClient, signal: AbortSignal) =>
    fetchCalendar(
      api,
      { originLocationCode, destinationLocationCode, from, to, cabin },
      signal,
    ).then(
      ({ days }) => days,
      () => [],
    );
  const isKnown = ({ price }: DayPrice) => price !== null;
  let days = yield* askApi(ask);
  if (!days.some(isKnown)) {
    yield* delay(AGAIN_MS);
    days = yield* askApi(ask);
  }
  yield* put(days.some(isKnown) ? dayPricesSucceeded(days) : dayPricesFailed());
}

/** Farther than this nobody drives to a flight; kilometres. */
const NEAR_KM = 200;
const SHOWN = 3;
/** A place's own code finds what lies near it; none when that cannot be told. */
async function findNearby(
  api: ApiClient,
  place: FlightPlaceChoice | undefined,
  signal: AbortSignal,
): Promise<FoundPlace[]> {
  if (!place) return [];
  const found = await searchPlaces(api, place.code, signal).catch(() => []);
  return found
    .filter(
      ({ code, distanceKm }) => code !== place.code && distanceKm !== null && distanceKm <= NEAR_KM,
    )
    .slice(0, SHOWN);
}
function* loadNearby({ payload: { segments } }: ReturnType<typeof nearbyRequested>) {
  const [first] = segments;
  const find = async (api: ApiClient, signal: AbortSignal) => {
    const [origins, destinations] = await Promise.all([
      findNearby(api, first?.origin, signal),
      findNearby(api, first?.destination, signal),
    ]);
    return { origins, destinations };
  };
  yield* put(nearbyAnswered(yield* askApi(find)));
}

/** What lies around a search: its neighbouring days and places. */
export function* surroundingsSaga() {
  yield* takeLatest(dayPricesRequested.type, loadDayPrices);
  yield* takeLatest(nearbyRequested.type, loadNearby);
}
