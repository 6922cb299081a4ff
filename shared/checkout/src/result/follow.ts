import {
  askApi,
  call,
  delay,
  race,
  take,
  toProblem,
  type ApiClient,
  type Problem,
  type SagaGenerator,
} from '@tiquete/platform';
import type { Answered } from './resultState';
import { FIRST_WAIT_MS, nextWait } from './waits';

export interface FollowRule<T> {
  /** @throws ApiProblem NOT_FOUND when there is no such thing */
  ask: (api: ApiClient, signal: AbortSignal) => Promise<T>;
  report: (answer: Answered<T>) => SagaGenerator<unknown>;
  /** Nothing about it can change any more. */
  isSettled: (found: T) => boolean;
  /** Milliseconds between two questions at most. */
  longestWait: number;
  /** Milliseconds of waiting after which nobody asks any more; endless unless given. */
  givesUpAfter?: number;
  /** Type of the action that says that the page is seen again. */
  seen: string;
}
/** Asks until it is settled or refused, more and more rarely, not at all while the page is hidden, and at once when it is seen again. */
export function* follow<T>({
  ask,
  report,
  isSettled,
  longestWait,
  givesUpAfter = Infinity,
  seen,
}: FollowRule<T>): SagaGenerator<void> {
  let wait = FIRST_WAIT_MS;
  for (let waited = 0; ; waited += wait) {
    const answer = yield* askOnce(ask);
    yield* report(answer);
    if (isOver(answer) || waited >= givesUpAfter) return;
    const { isSeen } = yield* race({ isSeen: take(seen), isDue: call(untilDue, wait) });
    wait = isSeen ? FIRST_WAIT_MS : nextWait(wait, longestWait);
  }
  function isOver(answer: Answered<T>): boolean {
    if (answer.phase === 'known') return isSettled(answer.found);
    return answer.phase === 'unknown' || isRefusal(answer.problem);
  }
  function* untilDue(ms: number): SagaGenerator<void> {
    yield* delay(ms);
    if (document.visibilityState === 'hidden') yield* take(seen);
  }
}
function* askOnce<T>(ask: FollowRule<T>['ask']): SagaGenerator<Answered<T>> {
  try {
    return { phase: 'known', found: yield* askApi(ask) };
  } catch (error) {
    const problem = toProblem(error);
    return problem.code === 'NOT_FOUND'
      ? { phase: 'unknown', problem }
      : { phase: 'failed', problem };
  }
}
/** Such an answer stays the same when asked again; one that came too often, a network's or a server's error may not. */
const isRefusal = ({ status }: Problem) => status >= 400 && status < 500 && status !== 429;
