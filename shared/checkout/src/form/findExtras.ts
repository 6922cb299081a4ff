import { call, delay, race, request, type SagaGenerator } from '@tiquete/platform';
import { searchOptionals, type FoundOptionals } from '../api';

/** Longest wait for extras, in milliseconds. Extras are an offer, so they must not delay the payment (decision 0027). */
const FIND_MS = 4000;

/**
 * Returns the extras of a booking. Null when there are none, or when the request or the chunk of the extras step (`step`)
 * fails or is slow.
 */
export function* findExtras(
  bookingId: string,
  step: Promise<unknown>,
): SagaGenerator<FoundOptionals | null> {
  const { found } = yield* race({ found: call(find), late: delay(FIND_MS) });
  if (!found) return null;
  const { optionals, unidentified = [] } = found;
  return optionals.length > 0 || unidentified.length > 0 ? found : null;

  function* find() {
    try {
      const answer = yield* request((api, signal) => searchOptionals(api, { bookingId }, signal));
      yield* call(() => step);
      return answer;
    } catch {
      return null;
    }
  }
}
