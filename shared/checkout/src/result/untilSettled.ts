import { toProblem, type PollRule, type Problem } from '@tiquete/platform';
import type { Answered } from './resultState';
import { FIRST_WAIT_MS } from './waits';

/** Rule of `poll` for a booking or payment that a gateway or supplier may still change. The pause doubles after each call. */
export const untilSettled = <T>(
  isSettled: (found: T) => boolean,
  rule: Pick<PollRule<Answered<T>>, 'longestPauseMs' | 'forMs' | 'seen'>,
): PollRule<Answered<T>> => ({
  ...rule,
  pauseMs: FIRST_WAIT_MS,
  isPending: (answer) => {
    if (answer.phase === 'known') return !isSettled(answer.found);
    return answer.phase === 'failed' && !isFinal(answer.problem);
  },
});
/** Turns a failure into an answer, so that an outage does not end polling. */
export const toAnswered = <T>(call: Promise<T>): Promise<Answered<T>> =>
  call.then(
    (found) => ({ phase: 'known', found }),
    (error: unknown) => {
      const problem = toProblem(error);
      return { phase: problem.code === 'NOT_FOUND' ? 'unknown' : 'failed', problem };
    },
  );
/** True for a problem that a repeated call gets again. A rate limit, the network or a server may recover. */
const isFinal = ({ status }: Problem) => status >= 400 && status < 500 && status !== 429;
