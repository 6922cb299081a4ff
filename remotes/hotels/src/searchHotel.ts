import type { ApiClient } from '@tiquete/platform';
import { searchHotels } from './api';
import type { HotelQuery } from './search/hotelQuery';
import { isPending } from './state/lateHotels';

/** Milliseconds between two questions while suppliers are late. */
const ASK_AGAIN_MS = 1000;
const ASK_AGAIN_TIMES = 5;

/**
 * The session of a search for this hotel alone that every supplier has answered, or as far as they had after 5 s: the first
 * to answer may not be who sells it. @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function searchHotel(
  api: ApiClient,
  query: HotelQuery,
  hotelCode: string,
  signal: AbortSignal,
): Promise<string> {
  const ofOne: HotelQuery = {
    ...query,
    destination: { kind: 'hotel', code: hotelCode, name: query.destination.name },
  };
  let answer = await searchHotels(api, ofOne, signal);
  for (let turn = 0; turn < ASK_AGAIN_TIMES && isPending(answer); turn += 1) {
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
    answer = await searchHotels(api, ofOne, signal, answer.data.sessionCode);
  }
  return answer.data.sessionCode;
}
