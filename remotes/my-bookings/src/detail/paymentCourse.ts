import type { BookingDetail } from '@tiquete/contracts';
import { isPayable } from '../booking/isPayable';

/** Key of the sentence that says where the money stands, and what the traveller can do about it. */
export interface PaymentCourse {
  text: 'unpaid' | 'expired' | 'processing' | 'confirming' | 'paid' | 'paidCancelled' | 'rejected' | 'rejectedExpired' | 'released';
  action: 'pay' | 'resume' | 'retry' | null;
}

/** `now` in milliseconds. */
export function paymentCourse(booking: Pick<BookingDetail, 'status' | 'payment_status' | 'pay_by'>, now = Date.now()): PaymentCourse {
  const { status, payment_status } = booking;
  const canPay = isPayable(booking, now);
  if (payment_status === 'APPROVED') return { text: paidText(status), action: null };
  if (status === 'CANCEL') return { text: payment_status === 'REJECTED' ? 'rejectedExpired' : 'released', action: null };
  if (payment_status === 'PENDING') return { text: 'processing', action: canPay ? 'resume' : null };
  if (payment_status === 'REJECTED') return canPay ? { text: 'rejected', action: 'retry' } : { text: 'rejectedExpired', action: null };
  return canPay ? { text: 'unpaid', action: 'pay' } : { text: 'expired', action: null };
}
function paidText(status: BookingDetail['status']): PaymentCourse['text'] {
  if (status === 'OK') return 'paid';
  return status === 'CANCEL' ? 'paidCancelled' : 'confirming';
}
