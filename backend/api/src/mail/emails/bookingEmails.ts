import { type BookingRow, PAYABLE } from '../../bookings/repository';
import { payableUntil } from '../../bookings';
import type { BookingView } from '../bookingView';
import {
  bookingCancelled,
  bookingClaimed,
  bookingExpired,
  bookingIssued,
  bookingRejected,
  bookingReserved,
  bookingWaiting,
  datesMoved,
  passengerChanged,
} from '../messages/booking';
import { instalmentDue, instalmentOverdue } from '../messages/instalment';
import { extraMoved } from '../messages/extra';
import {
  isFirstPayment,
  paymentApproved,
  paymentPending,
  paymentRejected,
  refundDone,
  refundOwed,
} from '../messages/payment';
import { rescheduled } from '../messages/rescheduled';
import type { BookingTemplate } from '../topics';
import type { Email } from './email';

const REPORTS_PAYMENT: readonly BookingRow['state'][] = [
  'WAITING',
  'CONFIRMED',
  'REFUND_DUE',
  'REJECTED',
];

/** Returns null when later events have outdated the e-mail. */
export const bookingEmails: Record<BookingTemplate, (view: BookingView) => Email | null> = {
  'booking.reserved': (view) =>
    PAYABLE.includes(view.booking.state) ? bookingReserved(view) : null,
  'payment.pending': (view) => (view.payment?.state === 'PENDING' ? paymentPending(view) : null),
  // The e-mail about the booking's outcome also reports its payment.
  'payment.approved': (view) =>
    isFirstPayment(view) && REPORTS_PAYMENT.includes(view.booking.state)
      ? null
      : paymentApproved(view),
  'payment.rejected': (view) =>
    payableUntil(view.booking, view.instalments) === null ? null : paymentRejected(view),
  'instalment.due': instalmentDue,
  'instalment.overdue': instalmentOverdue,
  'booking.waiting': (view) => (view.booking.state === 'WAITING' ? bookingWaiting(view) : null),
  'booking.issued': bookingIssued,
  'booking.moved': (view) => (view.booking.state === 'CONFIRMED' ? datesMoved(view) : null),
  'booking.passenger': (view) =>
    view.booking.state === 'CONFIRMED' ? passengerChanged(view) : null,
  'booking.rescheduled': (view) => (view.booking.state === 'CONFIRMED' ? rescheduled(view) : null),
  'booking.rejected': bookingRejected,
  'booking.expired': (view) => (view.booking.state === 'EXPIRED' ? bookingExpired(view) : null),
  'booking.cancelled': bookingCancelled,
  'booking.claimed': bookingClaimed,
  'optional.moved': (view) => (view.booking.state === 'CONFIRMED' ? extraMoved(view) : null),
  'refund.owed': refundOwed,
  'refund.done': refundDone,
};
