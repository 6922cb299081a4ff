const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Minutes after the opening of a payment at which it is polled, hourly after the last. */
const POLLS_MINUTES = [1, 2, 5, 10, 15, 30];
/** Milliseconds after the end of a session until the gateway has surely closed it. */
export const SESSION_SETTLES_MS = 15 * MINUTE;

/** Returns the next time at which a payment is polled. The settled end of its session is one of the times. */
export function nextPollAt(payment: { createdAt: Date; expiresAt: Date }, now: Date): Date {
  const opened = payment.createdAt.getTime();
  const last = opened + (POLLS_MINUTES.at(-1) ?? 0) * MINUTE;
  const hours = Math.max(1, Math.floor((now.getTime() - last) / HOUR) + 1);
  const moments = [
    ...POLLS_MINUTES.map((minutes) => opened + minutes * MINUTE),
    payment.expiresAt.getTime() + SESSION_SETTLES_MS,
    last + hours * HOUR,
  ];
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime())));
}

/** Seconds between look-ups of an attempt whose outcome is unknown. */
const LOOK_UPS_SECONDS = [30, 30, 30, 60, 120, 240, 600];
/** Milliseconds without a clear answer until an operator gets a case. */
export const UNRESOLVED_MS = 30 * MINUTE;
export const REVIEWED_EVERY_MS = 30 * MINUTE;
/** Milliseconds between look-ups of a booking that the supplier has yet to confirm. */
const WAITING_ASKED_EVERY_MS = HOUR;
/** Returns the time of the next look-up of a booking that the supplier confirms by `until`: hourly, and at `until`. */
export function nextAskAt(until: Date, now: Date): Date {
  const later = now.getTime() + WAITING_ASKED_EVERY_MS;
  return new Date(until > now ? Math.min(later, until.getTime()) : later);
}
export const lookUpWaitMs = (lookUps: number): number =>
  (LOOK_UPS_SECONDS[lookUps] ?? 600) * SECOND;

/** Milliseconds until a step that failed on our side is tried again. */
export const backoffMs = (failures: number): number =>
  Math.min(5 * MINUTE, SECOND * 2 ** Math.min(failures, 9));
/** Milliseconds until a payment is polled again that the gateway did not answer. */
export const pollRetryMs = (failures: number): number =>
  Math.min(15 * MINUTE, 30 * SECOND * 2 ** Math.min(failures, 5));
/** Milliseconds until a refund with an unknown outcome is looked up, longer than the call may take. */
export const refundWaitMs = (failures: number): number =>
  Math.min(HOUR, MINUTE * 2 ** Math.min(failures, 6));
export const REFUND_REVIEWED_EVERY_MS = HOUR;
/** Milliseconds between attempts of a partial refund, which the gateway rejects until the banks have settled, in a day or two. */
export const REFUND_RETRIED_EVERY_MS = 6 * HOUR;
export const REFUND_RETRY_MS = 5 * 24 * HOUR;
