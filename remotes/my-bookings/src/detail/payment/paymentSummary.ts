import type { BookingDetail, RefundStatus } from '@tiquete/contracts';
import { isPayable } from '../../model/isPayable';

/** `text` is a message key under `payment`. `action` is the button's action; null without a button. */
export interface PaymentSummary {
  text:
    | 'unpaid'
    | 'expired'
    | 'processing'
    | 'partial'
    | 'confirming'
    | 'paid'
    | 'balance'
    | 'overdue'
    | 'paidCancelled'
    | 'rejected'
    | 'rejectedExpired'
    | 'released'
    | 'refunding'
    | 'refunded'
    | 'refundedPart';
  action: 'pay' | 'resume' | 'retry' | null;
}
type PaidBooking = Pick<
  BookingDetail,
  'status' | 'course' | 'payment_status' | 'pay_by' | 'next_payment' | 'part_paid'
> & {
  refunds: readonly Pick<RefundStatus, 'state'>[];
  /** Oldest first; missing in a guest's view. */
  payments?: readonly Pick<BookingDetail['payments'][number], 'status' | 'processing' | 'amount'>[];
};

/** Text and button for the payment of a booking. `now` in milliseconds. */
export function paymentSummary(booking: PaidBooking, now = Date.now()): PaymentSummary {
  const { status, payment_status, refunds } = booking;
  const canPay = isPayable(booking, now);
  // A partly captured payment is refunded in any case. Until then no other payment is accepted.
  if (booking.part_paid > 0) return { text: 'partial', action: null };
  if (status === 'CANCEL' && refunds.length > 0)
    return {
      text: refunds.every(({ state }) => state === 'DONE') ? 'refunded' : 'refunding',
      action: null,
    };
  // Further instalments have due days, whether the supplier has confirmed or not.
  if (payment_status === 'APPROVED' && isStanding(booking) && canPay)
    return balanceSummary(booking);
  if (payment_status === 'APPROVED')
    return {
      text: status === 'OK' && refunds.length > 0 ? 'refundedPart' : paidText(booking),
      action: null,
    };
  if (status === 'CANCEL')
    return { text: payment_status === 'REJECTED' ? 'rejectedExpired' : 'released', action: null };
  if (payment_status === 'PENDING' && booking.payments?.at(-1)?.processing === false && canPay)
    return { text: 'unpaid', action: 'pay' };
  if (payment_status === 'PENDING') return { text: 'processing', action: canPay ? 'resume' : null };
  if (payment_status === 'REJECTED')
    return canPay
      ? { text: 'rejected', action: 'retry' }
      : { text: 'rejectedExpired', action: null };
  return canPay ? { text: 'unpaid', action: 'pay' } : { text: 'expired', action: null };
}
/** Summary of a confirmed booking with a balance. */
function balanceSummary({ payments = [], next_payment }: PaidBooking): PaymentSummary {
  const last = payments.at(-1);
  if (last?.status === 'PENDING' && last.processing !== false)
    return { text: 'processing', action: 'resume' };
  return { text: next_payment?.is_overdue === true ? 'overdue' : 'balance', action: 'pay' };
}
const isStanding = ({ status, course }: Pick<PaidBooking, 'status' | 'course'>): boolean =>
  status === 'OK' || course === 'WAITING';
function paidText(booking: Pick<PaidBooking, 'status' | 'course'>): PaymentSummary['text'] {
  if (isStanding(booking)) return 'paid';
  return booking.status === 'CANCEL' ? 'paidCancelled' : 'confirming';
}
