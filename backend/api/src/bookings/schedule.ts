import { doublingMs } from '../effects/schedule';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Minutes after a payment was opened at which its state is queried. Hourly queries follow. */
const POLLS_MINUTES = [1, 2, 5, 10, 15, 30];
/** Milliseconds after the end of an unpaid session until the gateway has certainly closed it. */
export const SESSION_SETTLES_MS = 15 * MINUTE;

/** First time after `now` at which the payment's state is queried. The end of its session is one of these times. */
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

/** Time between queries to a supplier that may confirm a booking later. */
const WAITING_QUERY_MS = HOUR;
/** Next query to a supplier that confirms by `until`: hourly, and at `until`. */
export function nextQueryAt(until: Date, now: Date): Date {
  const later = now.getTime() + WAITING_QUERY_MS;
  return new Date(until > now ? Math.min(later, until.getTime()) : later);
}

/** Wait after the gateway did not answer. */
export const pollRetryMs = (failures: number): number =>
  doublingMs(30 * SECOND, 15 * MINUTE, failures);
/** Wait after a refund whose outcome is unknown; longer than the call itself may take. */
export const refundWaitMs = (failures: number): number => doublingMs(MINUTE, HOUR, failures);
export const REFUND_REVIEWED_EVERY_MS = HOUR;
/** Time between attempts of a partial refund. Gateways reject it until the banks have settled the payment, which takes a day or two. */
export const REFUND_RETRIED_EVERY_MS = 6 * HOUR;
export const REFUND_RETRY_MS = 5 * 24 * HOUR;
