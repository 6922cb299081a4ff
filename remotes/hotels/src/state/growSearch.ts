import { askApi, delay, put } from '@tiquete/platform';
import { searchHotels } from '../api';
import type { HotelQuery } from '../search/hotelQuery';
import { isPending } from './lateHotels';
import { searchGrew, searchSettled } from './slice';

/** Milliseconds between two questions for what late suppliers brought. */
const PAUSE_MS = 1200;
/** Together with the pauses a little under 5 s, after which a supplier has had its time. */
const QUESTIONS = 4;

/** Asks how the search stands until no supplier is still asked. What is on screen stands when it fails. */
export function* growSearch(query: HotelQuery, sessionCode: string) {
  try {
    for (let asked = 0; asked < QUESTIONS; asked += 1) {
      yield* delay(PAUSE_MS);
      const { data, meta } = yield* askApi((api, signal) =>
        searchHotels(api, query, signal, sessionCode),
      );
      yield* put(searchGrew({ data, meta }));
      if (!isPending({ data, meta })) return;
    }
  } catch {
    // The first answer is on screen, and LateSuppliers names who is missing.
  } finally {
    yield* put(searchSettled());
  }
}
