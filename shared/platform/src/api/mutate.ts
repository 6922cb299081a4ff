import { call, type SagaGenerator } from '../store/effects';
import type { ApiClient } from './apiClient';
import { poll } from './poll';
import { toProblem, type Problem } from './problem';
import { request } from './request';

/** Limits of the wait for an outcome: 12 calls, 1.5 s apart. */
const UNTIL_KNOWN = { pauseMs: 1500, maxCalls: 12 };
type Outcome<T> = { answer: T } | { error: unknown };

/**
 * Sends a change and returns its outcome. It is never aborted, because the api may have made the change already. `isPending`
 * is true for a problem whose outcome is still unknown; the same change is then sent again. Give such a call an idempotency
 * key. @throws ApiProblem
 */
export function mutate<T>(
  send: (api: ApiClient) => Promise<T>,
  isPending: (problem: Problem) => boolean = () => false,
): SagaGenerator<T> {
  return call(untilKnown<T>, send, isPending);
}
function* untilKnown<T>(
  send: (api: ApiClient) => Promise<T>,
  isPending: (problem: Problem) => boolean,
): SagaGenerator<T> {
  const outcome = yield* poll<Outcome<T>>(
    () =>
      request((api) =>
        send(api).then(
          (answer) => ({ answer }),
          (error: unknown) => ({ error }),
        ),
      ),
    {
      ...UNTIL_KNOWN,
      isPending: (known) => 'error' in known && isPending(toProblem(known.error)),
    },
  );
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}
