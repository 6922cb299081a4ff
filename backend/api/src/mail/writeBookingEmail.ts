import type { Database, Tx } from '../db/database';
import {
  type BookingRow,
  findPaymentOf,
  readBooking,
  readInstalments,
  sumRefunds,
} from '../bookings/repository';
import { opensByMail, type PeopleCipher } from '../bookings';
import type { BookingKeys } from '../bookings/guest/bookingKeys';
import type { BookingView } from './bookingView';
import { bookingEmails } from './emails/bookingEmails';
import type { Fact, Written } from './emails/email';
import { reportedSchema } from './reported';
import { BOOKING_TEMPLATES, type BookingTemplate } from './topics';
import type { Attachment } from './ports';

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
