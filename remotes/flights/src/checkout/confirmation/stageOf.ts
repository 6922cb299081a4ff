import { openStage, type Stage } from '@tiquete/checkout';
import type { BookingDetail, Payment } from '@tiquete/contracts';

/** Stage of a booking. `payment` comes from the address and may be newer than the booking's own. */
export function stageOf(
  booking: BookingDetail,
  payment: Payment | null,
  { holdUntil }: { holdUntil: string | null },
): Stage {
  const { status, course, events, can } = booking;
  const has = (code: string) => events.some((event) => event.code === code);
  if (status === 'OK')
    return course === 'CANCELLING' || course === 'CANCEL_REVIEWING' ? 'cancelling' : 'issued';
  if (status === 'CANCEL') return endOf(booking, has);
  if (course === 'HOLDING') return 'holding';
  if (course === 'REVIEWING') return 'reviewing';
  const paid = newestPayment(booking, payment);
  if (course === 'CONFIRMING' || paid?.status === 'APPROVED') return 'confirming';
  if (paid?.status === 'PENDING') return openStage(paid);
  if (holdUntil !== null && paid === null && !has('HELD')) return 'holding';
  if (!can.pay) return 'expired';
  if (paid?.status === 'REJECTED') return paid.refunded > 0 ? 'lapsed' : 'rejected';
  return holdUntil === null ? 'unheld' : 'payable';
}
function endOf({ refunds, payment_status }: BookingDetail, has: (code: string) => boolean): Stage {
  if (has('CONFIRMED') || has('CANCELLED')) return 'cancelled';
  if (has('HOLD_REFUSED')) return 'sold';
  return refunds.length > 0 || payment_status === 'APPROVED' || has('NOT_BOOKED') || has('VOIDING')
    ? 'notIssued'
    : 'expired';
}
function newestPayment(
  { payments, part_paid }: Pick<BookingDetail, 'payments' | 'part_paid'>,
  payment: Payment | null,
): Pick<Payment, 'status' | 'processing' | 'captured' | 'refunded'> | null {
  const newest = payments.at(-1);
  const isOlder =
    payment !== null &&
    payments.some(({ reference }) => reference === payment.reference) &&
    newest?.reference !== payment.reference;
  if (payment && !isOlder) return payment;
  return newest ? { ...newest, captured: part_paid } : null;
}

/** True if the booking can no longer change by itself. */
export function isSettled({ status, course, refunds, optionals }: BookingDetail): boolean {
  if (course !== null || optionals.some((extra) => extra.status === 'CONFIRMING')) return false;
  if (status === 'CANCEL')
    return refunds.every(({ state }) => state === 'DONE' || state === 'REVIEWING');
  return status === 'OK';
}
