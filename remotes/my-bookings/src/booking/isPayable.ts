import type { BookingDetail, BookingSummary } from '@tiquete/contracts';

export type Payable = Pick<BookingSummary, 'status' | 'payment_status' | 'pay_by'>;

/** True while a payment may be started, continued or tried again. `now` in milliseconds. */
export function isPayable({ status, payment_status, pay_by }: Payable, now = Date.now()): boolean {
  return (
    status === 'COTIZED' &&
    payment_status !== 'APPROVED' &&
    pay_by !== null &&
    Date.parse(pay_by) > now
  );
}
/** True while the gateway, the supplier, an extra's own provider or a refund can still change the booking, so that fetching it again is worth it. */
export function isMoving({
  status,
  payment_status,
  course,
  refunds,
  optionals = [],
}: Payable &
  Pick<BookingDetail, 'course' | 'refunds'> &
  Partial<Pick<BookingDetail, 'optionals'>>): boolean {
  if (optionals.some(({ status: extra }) => extra === 'CONFIRMING' || extra === 'CANCELLING'))
    return true;
  if (course !== null || refunds.some(({ state }) => state === 'OWED' || state === 'SENT'))
    return true;
  return status === 'COTIZED' && payment_status !== null && payment_status !== 'REJECTED';
}
