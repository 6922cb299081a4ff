const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Minutes after a payment was opened at which the gateway is asked; hourly after the last. */
const POLLS_MINUTES = [1, 2, 5, 10, 15, 30];
/** After the end of an unpaid session, when the gateway has surely closed it. */
export const SESSION_SETTLES_MS = 15 * MINUTE;

/** The first moment of the payment's schedule after `now`; one of them is the end of its session. */
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

/** Waits between look-ups of an attempt whose outcome is unknown. */
const LOOK_UPS_SECONDS = [30, 30, 30, 60, 120, 240, 600];
/** After this long without a clear answer an operator has to look. */
export const UNRESOLVED_MS = 30 * MINUTE;
export const REVIEWED_EVERY_MS = 30 * MINUTE;
/** While the supplier has until some day to confirm. */
const WAITING_ASKED_EVERY_MS = HOUR;
/** When a supplier is asked again that confirms until `until`: hourly, and when its time is over. */
export function nextAskAt(until: Date, now: Date): Date {
  const later = now.getTime() + WAITING_ASKED_EVERY_MS;
  return new Date(until > now ? Math.min(later, until.getTime()) : later);
}
export const lookUpWaitMs = (lookUps: number): number =>
  (LOOK_UPS_SECONDS[lookUps] ?? 600) * SECOND;

/** Wait after a step that failed on our own side. */
export const backoffMs = (failures: number): number =>
  Math.min(5 * MINUTE, SECOND * 2 ** Math.min(failures, 9));
/** Wait after the gateway did not answer the poller. */
export const pollRetryMs = (failures: number): number =>
  Math.min(15 * MINUTE, 30 * SECOND * 2 ** Math.min(failures, 5));
/** Wait after a refund whose outcome is unknown; longer than the call itself may take. */
export const refundWaitMs = (failures: number): number =>
  Math.min(HOUR, MINUTE * 2 ** Math.min(failures, 6));
export const REFUND_REVIEWED_EVERY_MS = HOUR;
/** A part of a payment is refused before the banks have settled the whole: a day or two as a rule. */
export const REFUND_RETRIED_EVERY_MS = 6 * HOUR;
export const REFUND_RETRY_MS = 5 * 24 * HOUR;
