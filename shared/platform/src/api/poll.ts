import { call, delay, race, take, type SagaGenerator } from '../store/effects';

export interface PollRule<T> {
  /** True while the answer may still change. */
  isPending: (answer: T) => boolean;
  /** Milliseconds between an answer and the next call. */
  pauseMs: number;
  /** The pause doubles after each call, up to this many milliseconds. It stays the same when omitted. */
  longestPauseMs?: number;
  /** Milliseconds from the first answer until polling ends, without those of a hidden page. No limit when omitted. */
  forMs?: number;
  /** Maximum number of calls. No limit when omitted. */
  maxCalls?: number;
  /**
   * Type of the action that reports a visible page. The next call is then immediate. While the page is hidden there are no
   * calls.
   */
  seen?: string;
}
/**
 * Repeats a request until its answer is complete, and returns the last answer. `fetch` receives the previous answer, and
 * `onAnswer` runs for each one. Cancelling the saga aborts the call. @throws the error of `fetch`, which ends polling
 */
export function poll<T>(
  fetch: (previous?: T) => SagaGenerator<T>,
  rule: PollRule<T>,
  onAnswer?: (answer: T, isFirst: boolean) => Generator,
): SagaGenerator<T> {
  return call(repeat<T>, fetch, rule, onAnswer);
}
function* repeat<T>(
  fetch: (previous?: T) => SagaGenerator<T>,
  rule: PollRule<T>,
  onAnswer?: (answer: T, isFirst: boolean) => Generator,
): SagaGenerator<T> {
  const { isPending, pauseMs, longestPauseMs = pauseMs, maxCalls = Infinity, seen } = rule;
  let answer = yield* fetch();
  let until = Date.now() + (rule.forMs ?? Infinity);
  let pause = pauseMs;
  for (let calls = 1; ; calls += 1) {
    if (onAnswer) yield* call(onAnswer, answer, calls === 1);
    if (!isPending(answer) || calls >= maxCalls || Date.now() >= until) return answer;
    if (seen === undefined) yield* delay(pause);
    else {
      const due = Date.now() + pause;
      const { isSeen } = yield* race({ isSeen: take(seen), isDue: call(untilDue, pause, seen) });
      until += Math.max(0, Date.now() - due);
      if (isSeen) pause = pauseMs / 2;
    }
    pause = Math.min(pause * 2, longestPauseMs);
    answer = yield* fetch(answer);
  }
}
function* untilDue(pause: number, seen: string): SagaGenerator<void> {
  yield* delay(pause);
  if (document.visibilityState === 'hidden') yield* take(seen);
}
