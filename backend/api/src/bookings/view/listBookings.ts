import {
  type BookingStatus,
  LISTED_COLUMNS,
  type ListedBookingRow,
  PAYABLE,
  statesShownAs,
} from '../repository';
import type { ApiResponse, BOOKING_TIMES, ModuleId } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import { codePattern, startsLike } from './codeSearch';
import { readSchedules } from './schedule';
import { toBookingSummary } from './toSummary';

const PAGE_SIZE = 20;
/** Offset of Colombia, UTC-5 all year. */
const COLOMBIA_MS = -5 * 3_600_000;

export interface BookingFilter {
  when?: (typeof BOOKING_TIMES)[number];
  status?: BookingStatus;
  product?: ModuleId;
  /** Start of a code, as typed. */
  code?: string;
  /** Days `YYYY-MM-DD`: bookings whose trip overlaps them. */
  from?: string;
  to?: string;
  /** Number of the page, from 1. */
  page: number;
}
/** SQL orders. Upcoming trips: the next first. Past trips: the latest first. Cancelled ones: the last changed first. */
const ORDERS = {
  upcoming: 'date_from, created_at desc',
  past: 'date_to desc, created_at desc',
  cancelled: 'updated_at desc',
  all: 'created_at desc',
};
type Answer = ApiResponse<'GET bookings'>;
type Counts = Answer['meta']['counts'];
export interface ListedBookings {
  data: Answer['data'];
  meta: Omit<Answer['meta'], 'joinable'>;
}

/** Returns one page of a traveller's bookings, with the number of bookings under each `when`. */
export function listBookings(
  db: Database,
  clock: () => Date,
  brandId: string,
  userId: string,
  filter: BookingFilter,
): Promise<ListedBookings> {
  const { when, status, product, code, from, to, page } = filter;
  const now = clock();
  const time = `case when state = any($8) then 'cancelled'
    when date_to >= $9::date or (state = any($10) and pay_by > $11) then 'upcoming' else 'past' end`;
  const matches = `brand = $1 and user_id = $2
    and ($3::text[] is null or state = any($3)) and ($4::text is null or product = $4)
    and ($5::date is null or date_to >= $5) and ($6::date is null or date_from <= $6)
    and ($7::text is null or ${startsLike('code', '$7')})`;
  const values = [
    brandId,
    userId,
    status ? statesShownAs(status) : null,
    product ?? null,
    from ?? null,
    to ?? null,
    codePattern(code),
    statesShownAs('CANCEL'),
    new Date(now.getTime() + COLOMBIA_MS).toISOString().slice(0, 10),
    PAYABLE,
    now,
  ];
  return db.withBrand(brandId, async (tx) => {
    const counts = await countByTime(
      tx,
      `select ${time} as time, count(*)::int as count from bookings where ${matches} group by 1`,
      values,
    );
    const rows = await tx.query<ListedBookingRow>(
      `select ${LISTED_COLUMNS} from bookings where ${matches} and ($12::text is null or ${time} = $12)
       order by ${ORDERS[when ?? 'all']}, id limit $13 offset $14`,
      [...values, when ?? null, PAGE_SIZE, (page - 1) * PAGE_SIZE],
    );
    const scheduleOf = await readSchedules(
      tx,
      brandId,
      rows.map(({ id }) => id),
    );
    const products = await tx.query<{ product: ModuleId }>(
      'select distinct product from bookings where brand = $1 and user_id = $2 order by product',
      [brandId, userId],
    );
    const total = when ? counts[when] : counts.upcoming + counts.past + counts.cancelled;
    return {
      data: rows.map((row) => toBookingSummary(row, scheduleOf(row.id), now)),
      meta: {
        total,
        page,
        page_size: PAGE_SIZE,
        counts,
        products: products.map((row) => row.product),
      },
    };
  });
}

async function countByTime(tx: Tx, query: string, values: unknown[]): Promise<Counts> {
  const counts: Counts = { upcoming: 0, past: 0, cancelled: 0 };
  for (const { time, count } of await tx.query<{ time: keyof Counts; count: number }>(
    query,
    values,
  ))
    counts[time] = count;
  return counts;
}
