import { isUnresolved, lookUpWaitMs, REVIEWED_EVERY_MS } from './schedule';

/** An attempt whose outcome is unknown. */
export interface OpenAttempt {
  tries: number;
  /** Times of the latest attempt and of the first one. */
  triedAt: Date | null;
  firstTriedAt: Date | null;
  lookUps: number;
  /** Milliseconds after an attempt from which `not-found` means that it had no effect. */
  settlesAfterMs: number;
  /** True when an operator has the case. */
  isReviewed: boolean;
}
export type AfterLookUp =
  | { kind: 'try-again' }
  /** Give the effect up, because two attempts had none. */
  | { kind: 'give-up' }
  /** Open a case for an operator, because the outcome has been unknown for half an hour. */
  | { kind: 'review' }
  | { kind: 'wait'; waitMs: number };

/** Number of attempts without an effect after which it is given up. */
const MAX_TRIES = 2;
/** Default milliseconds after an attempt from which `not-found` means that it had no effect. */
export const SETTLES_MS = 60_000;

/**
 * Decides what follows a look-up without a clear answer. `not-found` counts only once the attempt can no longer be in
 * progress.
 */
export function afterLookUp(
  { tries, triedAt, firstTriedAt, lookUps, settlesAfterMs, isReviewed }: OpenAttempt,
  found: 'not-found' | 'unknown',
  at: Date,
): AfterLookUp {
  const sinceTryMs = at.getTime() - (triedAt ?? at).getTime();
  if (found === 'not-found' && sinceTryMs >= settlesAfterMs)
    return tries >= MAX_TRIES || isReviewed ? { kind: 'give-up' } : { kind: 'try-again' };
  if (isReviewed) return { kind: 'wait', waitMs: REVIEWED_EVERY_MS };
  if (isUnresolved(firstTriedAt, at)) return { kind: 'review' };
  return { kind: 'wait', waitMs: lookUpWaitMs(lookUps + 1) };
}
