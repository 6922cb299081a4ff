import type { BookingDetail, BookingSummary } from '@tiquete/contracts';

export type Payable = Pick<BookingSummary, 'pay_by' | 'next_payment'>;

/** Until when what is to be paid next can be paid; null when nothing can. */
export const payableUntil = ({ pay_by, next_payment }: Payable): string | null =>
  next_payment && (next_payment.grace_until ?? pay_by);
/** True while a payment may be started, continued or tried again. `now` in milliseconds. */
export function isPayable(booking: Payable, now = Date.now()): boolean {
  const until = payableUntil(booking);
  return until !== null && Date.parse(until) > now;
}
/** True while the gateway, the supplier, an extra's own provider or a refund can still change the booking, so that fetching it again is worth it. */
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
  // A later payment of one that stands.
  if (status === 'OK' && payments.at(-1)?.status === 'PENDING') return true;
  // Decided in days or weeks: nothing to look for every few seconds.
  if (course === 'WAITING') return payments.at(-1)?.status === 'PENDING';
  if (course !== null || refunds.some(({ state }) => state === 'OWED' || state === 'SENT'))
    return true;
  return status === 'COTIZED' && payment_status !== null && payment_status !== 'REJECTED';
}
