import { setTimeout as sleep } from 'node:timers/promises';
import { whileWaiting } from '../async/whileWaiting';

const SECOND_MS = 1000;

/** Resolves when the caller may go; false when its turn would come after `waitMs`. */
export type RateLimit = (waitMs: number, signal?: AbortSignal) => Promise<boolean>;

/** When each of the callers of an instant may go: `perSecond` in any second, in the order in which they came. */
export function createTurns(perSecond: number): {
  next(now: number): number;
  take(turn: number): void;
} {
  let taken: number[] = [];
  return {
    next: (now) => Math.max(now, (taken.at(-perSecond) ?? -Infinity) + SECOND_MS),
    take: (turn) => void (taken = [...taken, turn].slice(-perSecond)),
  };
}
export function createRateLimit(perSecond: number): RateLimit {
  const turns = createTurns(perSecond);
  return async (waitMs, signal) => {
    const now = performance.now();
    const turn = turns.next(now);
    if (turn - now >= waitMs) return false;
    turns.take(turn);
    if (turn > now) await (signal ? whileWaiting(sleep(turn - now), signal) : sleep(turn - now));
    return true;
  };
}
