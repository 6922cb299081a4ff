import type { Database, Tx } from '../db/database';
import {
  type BookingRow,
  findPaymentOf,
  readBooking,
  readInstalments,
  sumRefunds,
  PAYABLE,
} from '../bookings/repository';
import { opensByMail, type PeopleCipher, payableUntil } from '../bookings';
import type { BookingKeys } from '../bookings/guest/bookingKeys';
import type { BookingView } from './bookingView';
import type { Fact, Written, Email } from './layout/email';
import { reportedSchema } from './reported';
import { BOOKING_TEMPLATES, type BookingTemplate } from './topics';
import type { Attachment } from './ports';
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
} from './messages/booking';
import { instalmentDue, instalmentOverdue } from './messages/instalment';
import { extraMoved } from './messages/extra';
import {
  isFirstPayment,
  paymentApproved,
  paymentPending,
  paymentRejected,
  refundDone,
  refundOwed,
} from './messages/payment';
import { rescheduled } from './messages/rescheduled';

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

export interface BookingEmailDeps {
  db: Database;
  people: PeopleCipher;
  /** Keys of the links that open a guest's booking. */
  keys: Pick<BookingKeys, 'link'>;
  /** The product's facts about the sale. */
  productFacts(booking: BookingRow): readonly Fact[];
  termsClock(booking: BookingRow): string;
  /** Attachment of the confirmation; null when the booking has none. */
  voucher(booking: BookingRow): Promise<Attachment | null>;
}
export type WriteBookingEmail = (
  mail: { id: string; brand: string; booking_id: string; template: string; data: unknown },
  url: (path: string) => string,
) => Promise<Written | null>;

const WITH_VOUCHER: readonly BookingTemplate[] = [
  'booking.issued',
  'booking.moved',
  'booking.passenger',
];

export const createBookingEmailWriter =
  ({ db, people, keys, productFacts, termsClock, voucher }: BookingEmailDeps): WriteBookingEmail =>
  async (mail, url) => {
    const template = BOOKING_TEMPLATES.find((known) => known === mail.template);
    if (!template) throw new Error(`There is no mail ${mail.template}.`);
    const reported = reportedSchema.parse(mail.data);
    const { booking, instalments, payment, owed } = await db.withBrand(mail.brand, (tx) =>
      read(tx, mail.brand, mail.booking_id, reported.reference),
    );
    const { customer } = people.open(booking.people, booking.id);
    const attachment = WITH_VOUCHER.includes(template) ? await voucher(booking) : null;
    const link = opensByMail(booking) ? keys.link(booking, mail.id) : null;
    const view: BookingView = {
      booking,
      customer,
      productFacts: productFacts(booking),
      termsClock: termsClock(booking),
      reported,
      instalments,
      payment,
      owed,
      hasVoucher: attachment !== null,
      token: link?.token ?? null,
      url,
    };
    const email = bookingEmails[template](view);
    if (!email) return null;
    await link?.store();
    return {
      email,
      to: { name: `${customer.name} ${customer.lastname}`, address: customer.email },
      attachments: attachment ? [attachment] : [],
    };
  };

async function read(tx: Tx, brandId: string, bookingId: string, reference: string | undefined) {
  const key = { id: bookingId, brand: brandId };
  const [booking, payment, owed] = await Promise.all([
    readBooking(tx, key),
    findPaymentOf(tx, key, reference ?? null),
    sumRefunds(tx, key, 'SUPPLIER_REJECTED'),
  ]);
  if (!booking) throw new Error('The booking is gone.');
  const instalments = await readInstalments(tx, booking);
  return { booking, instalments, payment: payment ?? null, owed };
}
