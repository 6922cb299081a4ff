const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Seconds between look-ups of an attempt whose outcome is unknown. The last value repeats. */
const LOOK_UPS_SECONDS = [30, 30, 30, 60, 120, 240, 600];

/** Milliseconds until the look-up after `lookUps` others. */
export const lookUpWaitMs = (lookUps: number): number =>
  (LOOK_UPS_SECONDS[lookUps] ?? 600) * SECOND_MS;
const UNRESOLVED_MS = 30 * MINUTE_MS;
/**
 * True half an hour after the first attempt, when an operator gets a case; look-ups continue. `firstTriedAt` is null when
 * there was no attempt.
 */
export const isUnresolved = (firstTriedAt: Date | null, at: Date): boolean =>
  firstTriedAt !== null && at.getTime() - firstTriedAt.getTime() >= UNRESOLVED_MS;
/** Milliseconds between look-ups once an operator has the case. */
export const REVIEWED_EVERY_MS = 30 * MINUTE_MS;

/** A wait that doubles with each failure, from `firstMs` up to `mostMs`. */
export const doublingMs = (firstMs: number, mostMs: number, failures: number): number =>
  Math.min(mostMs, firstMs * 2 ** Math.min(failures, 30));
/** Wait after a step that failed on our own side: 1 s, doubling up to 5 minutes. */
export const backoffMs = (failures: number): number =>
  doublingMs(SECOND_MS, 5 * MINUTE_MS, failures);
