import {
  askApi,
  call,
  delay,
  race,
  take,
  toProblem,
  type ApiClient,
  type SagaGenerator,
} from '@tiquete/platform';
import type { Followed } from './resultState';
import { FIRST_WAIT_MS, nextWait } from './waits';

export interface FollowRule<T> {
  /** @throws ApiProblem NOT_FOUND when there is no such thing */
  ask: (api: ApiClient, signal: AbortSignal) => Promise<T>;
  report: (followed: Followed<T>) => SagaGenerator<unknown>;
  /** Nothing about it can change any more. */
  isSettled: (found: T) => boolean;
  /** Milliseconds between two questions at most. */
  longestWait: number;
  /** Type of the action that says that the page is seen again. */
  seen: string;
}
/** Asks until it is settled, more and more rarely, not at all while the page is hidden, and at once when it is seen again. */
export function* follow<T>({
  ask,
  report,
  isSettled,
  longestWait,
  seen,
}: FollowRule<T>): SagaGenerator<void> {
  let wait = FIRST_WAIT_MS;
  for (;;) {
    const answer = yield* askOnce(ask);
    yield* report(answer);
    if (answer.phase === 'unknown' || (answer.phase === 'known' && isSettled(answer.found))) return;
    const { isSeen } = yield* race({ isSeen: take(seen), isDue: call(untilDue, wait) });
    wait = isSeen ? FIRST_WAIT_MS : nextWait(wait, longestWait);
  }
  function* untilDue(ms: number): SagaGenerator<void> {
    yield* delay(ms);
    if (document.visibilityState === 'hidden') yield* take(seen);
  }
}
function* askOnce<T>(ask: FollowRule<T>['ask']): SagaGenerator<Followed<T>> {
  try {
    return { phase: 'known', found: yield* askApi(ask) };
  } catch (error) {
    const problem = toProblem(error);
    return problem.code === 'NOT_FOUND' ? { phase: 'unknown' } : { phase: 'failed', problem };
  }
}
