import { askApi, call, delay, race, type SagaGenerator } from '@tiquete/platform';
import { searchOptionals, type AskedOptionals } from '../api';

/** Nobody waits longer for something that nobody asked for (decision 0027). Milliseconds. */
const FIND_MS = 4000;

/** The step is a chunk of its own: most of what a form needs comes before it. */
export const loadExtras = () =>
  import(/* webpackChunkName: "checkout-extras" */ '../form/extras/ExtrasStep');

/** What can be added to the booking; null when there is nothing, when it cannot be told, or when telling or `step` takes too long: then paying goes on. */
export function* findExtras(
  bookingId: string,
  step: Promise<unknown>,
): SagaGenerator<AskedOptionals | null> {
  const { found } = yield* race({ found: call(find), late: delay(FIND_MS) });
  if (!found) return null;
  const { optionals, unidentified = [] } = found;
  return optionals.length > 0 || unidentified.length > 0 ? found : null;

  function* find() {
    try {
      const answer = yield* askApi((api, signal) => searchOptionals(api, { bookingId }, signal));
      yield* call(() => step);
      return answer;
    } catch {
      return null;
    }
  }
}
