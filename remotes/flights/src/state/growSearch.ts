import { askApi, delay, put } from '@tiquete/platform';
import { searchFlights } from '../api';
import type { FlightQuery } from '../search/flightQuery';
import { isPending } from './lateFlights';
import { searchGrew, searchSettled } from './slice';

/** Milliseconds between two questions: each waits at the api itself for what is to come. */
const PAUSE_MS = 300;
/** Milliseconds after which an airline's system has had its time, and a little more. */
const PATIENCE_MS = 12_000;

/** Asks how the search stands until no source is still asked. What is on screen stands when it fails. */
export function* growSearch(query: FlightQuery, sessionCode: string) {
  const until = Date.now() + PATIENCE_MS;
  try {
    while (Date.now() < until) {
      yield* delay(PAUSE_MS);
      const page = yield* askApi((api, signal) => searchFlights(api, query, signal, sessionCode));
      yield* put(searchGrew(page));
      if (!isPending(page)) return;
    }
  } catch {
    // The first answer is on screen, and LateSources says that one source is missing.
  } finally {
    yield* put(searchSettled());
  }
}
