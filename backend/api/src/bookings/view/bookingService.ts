import type { BookedOptional, BookingDetail, CancellationQuote } from '@tiquete/contracts';
import {
  type BookingRow,
  findListedBooking,
  type InstalmentRow,
  type ListedBookingRow,
  readInstalments,
} from '../repository';
import type { Database } from '../../db/database';
import type { Cancellations } from '../cancel/createCancellations';
import type { PeopleCipher } from '../people/peopleCipher';
import { readBookedExtras } from '../extras/bookedExtras';
import { quoteNow } from '../cancel/cancelBooking';
import { type BookingFilter, listBookings, type ListedBookings } from './listBookings';
import { type MoneyStatus, readMoneyStatus } from './moneyStatus';
import { buyerNames } from '../people/identities';
import { EVENT_TEXTS } from '../messages/checkout';
import type { People } from '../ports';
import { maskDocument } from '../../lib/privacy/maskDocument';
import { toSchedule } from './schedule';
import { toBookingSummary } from './toSummary';

interface EventRow {
  at: Date;
  code: string;
}
interface DetailParts {
  row: ListedBookingRow;
  instalments: readonly InstalmentRow[];
  people: People;
  events: readonly EventRow[];
  money: MoneyStatus;
  optionals: BookedOptional[];
  quote: CancellationQuote;
  now: Date;
}

function toBookingDetail({
  row,
  instalments,
  people: { customer, passengers },
  events,
  money,
  optionals,
  quote,
  now,
}: DetailParts): BookingDetail {
  const summary = toBookingSummary(row, instalments, now);
  const { buyer, contact } = buyerNames(customer);
  const isIssued = summary.status === 'OK' && summary.course === null;
  return {
    ...summary,
    passengers: passengers.map(({ name, lastname, type, room, document }) => ({
      name,
      lastname,
      type,
      room,
      document_masked: maskDocument(document),
    })),
    contact: {
      name: contact ?? buyer,
      ...(contact !== null && { company: buyer }),
      email: customer.email,
      phone: `+${customer.phone_country} ${customer.phone}`,
    },
    price_breakdown: row.price_breakdown,
    cancellation: row.cancellation,
    cancellation_now: quote,
    rate_comments: row.rate_comments,
    Referencia: row.client_reference,
    supplier_name: row.supplier_name,
    snapshot: row.confirmation ? { ...row.snapshot, confirmation: row.confirmation } : row.snapshot,
    events: events.flatMap(({ at, code }) => {
      const text = EVENT_TEXTS[code];
      return text === undefined ? [] : [{ at: at.toISOString(), code, text }];
    }),
    can: {
      cancel: quote.is_cancellable,
      pay: summary.next_payment !== null,
      voucher: isIssued,
      calendar: isIssued,
      resend: true,
    },
    payments: money.payments,
    schedule: toSchedule(row, instalments, now),
    refunds: money.refunds,
    optionals,
  };
}

interface Parts {
  db: Database;
  cipher: PeopleCipher;
  cancellations: Cancellations;
  clock: () => Date;
}

export type BookingService = ReturnType<typeof createBookingService>;
export const createBookingService = ({ db, cipher, cancellations, clock }: Parts) => ({
  list: (brandId: string, userId: string, filter: BookingFilter): Promise<ListedBookings> =>
    listBookings(db, clock, brandId, userId, filter),
  detail: (booking: BookingRow): Promise<BookingDetail> =>
    db.withBrand(booking.brand, async (tx) => {
      const row = await findListedBooking(tx, booking);
      if (!row) throw new Error(`Booking ${booking.id} is gone.`);
      const events = await tx.query<EventRow>(
        'select at, code from booking_events where brand = $1 and booking_id = $2 order by id',
        [booking.brand, booking.id],
      );
      const [money, optionals, now] = [
        await readMoneyStatus(tx, booking),
        await readBookedExtras(tx, row),
        clock(),
      ];
      return toBookingDetail({
        row,
        instalments: await readInstalments(tx, row),
        people: cipher.open(row.people, row.id),
        events,
        money,
        optionals,
        quote: quoteNow(cancellations, row, money.paid, now),
        now,
      });
    }),
});
