import type { BookingDetail, BookingSummary } from '@tiquete/contracts';

export type Payable = Pick<BookingSummary, 'pay_by' | 'next_payment'>;

/** Deadline of the next payment; null if no payment is possible. */
export const payableUntil = ({ pay_by, next_payment }: Payable): string | null =>
  next_payment && (next_payment.grace_until ?? pay_by);
/** True while a payment can be started, continued or repeated. `now` in milliseconds. */
export function isPayable(booking: Payable, now = Date.now()): boolean {
  const until = payableUntil(booking);
  return until !== null && Date.parse(until) > now;
}
/**
 * True while the gateway, a supplier, the provider of an extra or a refund can still change the booking. The page then
 * fetches it again.
 */
export function isMoving({
  status,
  payment_status,
  course,
  refunds,
  optionals = [],
  payments = [],
}: Pick<BookingDetail, 'status' | 'payment_status' | 'course' | 'refunds'> &
  Partial<Pick<BookingDetail, 'optionals' | 'payments'>>): boolean {
  if (optionals.some(({ status: extra }) => extra === 'CONFIRMING' || extra === 'CANCELLING'))
    return true;
  // A later payment of a confirmed booking.
  if (status === 'OK' && payments.at(-1)?.status === 'PENDING') return true;
  // The decision takes days or weeks, so there is no need to poll.
  if (course === 'WAITING') return payments.at(-1)?.status === 'PENDING';
  if (course !== null || refunds.some(({ state }) => state === 'OWED' || state === 'SENT'))
    return true;
  return status === 'COTIZED' && payment_status !== null && payment_status !== 'REJECTED';
}
