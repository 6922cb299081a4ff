import { type BookingRow, PAYABLE } from '../../bookings/repository';
import { payableUntil } from '../../bookings';
import type { BookingView } from '../bookingView';
import * as booking from '../messages/booking';
import * as instalment from '../messages/instalment';
import * as extra from '../messages/extra';
import * as payment from '../messages/payment';
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
    PAYABLE.includes(view.booking.state) ? booking.reserved(view) : null,
  'payment.pending': (view) => (view.payment?.state === 'PENDING' ? payment.pending(view) : null),
  // The e-mail about the booking's outcome also reports its payment.
  'payment.approved': (view) =>
    payment.isFirst(view) && REPORTS_PAYMENT.includes(view.booking.state)
      ? null
      : payment.approved(view),
  'payment.rejected': (view) =>
    payableUntil(view.booking, view.instalments) === null ? null : payment.rejected(view),
  'instalment.due': instalment.due,
  'instalment.overdue': instalment.overdue,
  'booking.waiting': (view) => (view.booking.state === 'WAITING' ? booking.waiting(view) : null),
  'booking.issued': booking.issued,
  'booking.moved': (view) => (view.booking.state === 'CONFIRMED' ? booking.moved(view) : null),
  'booking.passenger': (view) =>
    view.booking.state === 'CONFIRMED' ? booking.passengerChanged(view) : null,
  'booking.rescheduled': (view) => (view.booking.state === 'CONFIRMED' ? rescheduled(view) : null),
  'booking.rejected': booking.rejected,
  'booking.expired': (view) => (view.booking.state === 'EXPIRED' ? booking.expired(view) : null),
  'booking.cancelled': booking.cancelled,
  'booking.claimed': booking.claimed,
  'optional.moved': (view) => (view.booking.state === 'CONFIRMED' ? extra.moved(view) : null),
  'refund.owed': payment.refundOwed,
  'refund.done': payment.refundDone,
};
