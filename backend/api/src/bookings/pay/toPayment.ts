import type { Payment } from '@tiquete/contracts';
import { BOOKING_STATUS, PAYMENT_STATUS } from '@tiquete/domain';
import {
  type BookingRow,
  isPartPaid,
  type PaymentRow,
  shownBookingStatus,
  shownPaymentStatus,
  shownProcessing,
} from '../repository';

export function toPayment(
  payment: PaymentRow,
  booking: Pick<BookingRow, 'id' | 'code' | 'product' | 'state'>,
): Payment {
  const status = shownPaymentStatus(payment.state);
  const bookingStatus = shownBookingStatus(booking.state);
  return {
    id: payment.id,
    reference: payment.reference,
    requestId: payment.request_id ?? '',
    processUrl: payment.state === 'PENDING' && !isPartPaid(payment) ? payment.process_url : null,
    status,
    status_label: PAYMENT_STATUS[status].label,
    message: PAYMENT_STATUS[status].message,
    processing: shownProcessing(payment),
    amount: payment.amount,
    captured: payment.captured,
    instalments: payment.instalments,
    refunded: payment.refund_reserved,
    currency: 'COP',
    expires_at: payment.expires_at.toISOString(),
    booking: {
      id: booking.id,
      code: booking.code,
      product: booking.product,
      status: bookingStatus,
      status_label: BOOKING_STATUS[bookingStatus].label,
    },
    receipt: payment.receipt,
  };
}
