import type { BookingDetail } from '@tiquete/contracts';
import { isPayable } from '../booking/isPayable';

/** Key of the sentence that says where the money stands, and what the traveller can do about it. */
export interface PaymentCourse {
  text:
    | 'unpaid'
    | 'expired'
    | 'processing'
    | 'confirming'
    | 'paid'
    | 'paidCancelled'
    | 'rejected'
    | 'rejectedExpired'
    | 'released'
    | 'refunding'
    | 'refunded'
    | 'refundedPart';
  action: 'pay' | 'resume' | 'retry' | null;
}
type Told = Pick<BookingDetail, 'status' | 'payment_status' | 'pay_by' | 'refunds'>;

/** `now` in milliseconds. */
export function paymentCourse(booking: Told, now = Date.now()): PaymentCourse {
  const { status, payment_status, refunds } = booking;
  const canPay = isPayable(booking, now);
  if (status === 'CANCEL' && refunds.length > 0)
    return {
      text: refunds.every(({ state }) => state === 'DONE') ? 'refunded' : 'refunding',
      action: null,
    };
  if (payment_status === 'APPROVED')
    return {
      text: status === 'OK' && refunds.length > 0 ? 'refundedPart' : paidText(status),
      action: null,
    };
  if (status === 'CANCEL')
    return { text: payment_status === 'REJECTED' ? 'rejectedExpired' : 'released', action: null };
  if (payment_status === 'PENDING') return { text: 'processing', action: canPay ? 'resume' : null };
  if (payment_status === 'REJECTED')
    return canPay
      ? { text: 'rejected', action: 'retry' }
      : { text: 'rejectedExpired', action: null };
  return canPay ? { text: 'unpaid', action: 'pay' } : { text: 'expired', action: null };
}
function paidText(status: BookingDetail['status']): PaymentCourse['text'] {
  if (status === 'OK') return 'paid';
  return status === 'CANCEL' ? 'paidCancelled' : 'confirming';
}
