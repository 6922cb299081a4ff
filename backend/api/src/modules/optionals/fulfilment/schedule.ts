const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Seconds between look-ups of an attempt whose outcome is unknown. */
const LOOK_UPS_SECONDS = [30, 30, 60, 120, 300, 600];

export const lookUpWaitMs = (lookUps: number): number =>
  (LOOK_UPS_SECONDS[lookUps] ?? 600) * SECOND_MS;
/** Milliseconds without a clear answer until an operator gets a case. The look-ups go on. */
export const UNRESOLVED_MS = 30 * MINUTE_MS;
export const REVIEWED_EVERY_MS = 30 * MINUTE_MS;
/** Milliseconds until a step that failed on our side is tried again. */
export const backoffMs = (failures: number): number =>
  Math.min(5 * MINUTE_MS, SECOND_MS * 2 ** Math.min(failures, 9));
/** Longest call of a provider, in milliseconds. The lease is longer. */
export const CALL_MS = 30_000;
export const LEASE_MS = 120_000;
export const MAX_TRIES = 2;
export const SETTLES_MS = 60_000;
