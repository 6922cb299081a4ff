import type { BookingDetail, BookingSummary } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { BOOKING_COLUMNS, type BookingRow, type BookingStatus, type PeopleCipher, statesShownAs } from '../checkout';
import { type EventRow, type ListedRow, toDetail, toSummary } from './toBooking';

const PAGE_SIZE = 20;
const PAYMENT_STATE = `(select p.state from payments p where p.brand = bookings.brand and p.booking_id = bookings.id
  order by p.id = bookings.paid_with desc nulls last, p.created_at desc limit 1) as payment_state`;

export interface BookingFilter {
  status?: BookingStatus;
  product?: string;
  /** Days of travel, YYYY-MM-DD: bookings that touch them. */
  from?: string;
  to?: string;
  /** Counts from 1. */
  page: number;
}
export interface BookingService {
  /** Newest first. */
  list(brandId: string, userId: string, filter: BookingFilter): Promise<{ bookings: BookingSummary[]; total: number }>;
  detail(booking: BookingRow): Promise<BookingDetail>;
}

export function createBookingService({ db, cipher }: { db: Database; cipher: PeopleCipher }): BookingService {
  return {
    list: (brandId, userId, { status, product, from, to, page }) =>
      db.withBrand(brandId, async (tx) => {
        const where = `brand = $1 and user_id = $2 and ($3::text[] is null or state = any($3)) and ($4::text is null or product = $4)
          and ($5::date is null or date_to >= $5) and ($6::date is null or date_from <= $6)`;
        const values = [brandId, userId, status ? statesShownAs(status) : null, product ?? null, from ?? null, to ?? null];
        const rows = await tx.query<ListedRow>(
          `select ${BOOKING_COLUMNS}, ${PAYMENT_STATE} from bookings where ${where} order by created_at desc, id limit $7 offset $8`, [...values, PAGE_SIZE, (page - 1) * PAGE_SIZE]);
        const [count] = await tx.query<{ count: number }>(`select count(*) as count from bookings where ${where}`, values);
        return { bookings: rows.map(toSummary), total: count?.count ?? 0 };
      }),
    detail: (booking) =>
      db.withBrand(booking.brand, async (tx) => {
        const [row] = await tx.query<ListedRow>(`select ${BOOKING_COLUMNS}, ${PAYMENT_STATE} from bookings where id = $1 and brand = $2`, [booking.id, booking.brand]);
        if (!row) throw new Error(`Booking ${booking.id} is gone.`);
        const events = await tx.query<EventRow>('select at, code from booking_events where brand = $1 and booking_id = $2 order by id', [booking.brand, booking.id]);
        return toDetail(row, cipher.open(row.people, row.id), events);
      }),
  };
}
