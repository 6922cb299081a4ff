import type { Database, Tx } from '../../db/database';

/** Id of a booking, and its people encrypted with the id as context. */
export interface SealedPeople {
  id: string;
  people: string;
}

/** Locks an account's bookings, and returns their people. `is_paid`: money was captured, refunded or not. */
export const lockAccountPeople = (
  tx: Tx,
  brand: string,
  userId: string,
): Promise<(SealedPeople & { is_paid: boolean })[]> =>
  tx.query<{ id: string; people: string; is_paid: boolean }>(
    `select id, people, exists (
       select from payments p where p.brand = b.brand and p.booking_id = b.id and p.captured > 0) as is_paid
     from bookings b where brand = $1 and user_id = $2 for update`,
    [brand, userId],
  );

/** Bookings whose people are due for erasing. */
export interface DuePeople {
  /** Day `YYYY-MM-DD`. */
  today: string;
  /** Whole years for which people are stored after the trip and after the last change. */
  years: number;
}
/** SQL condition of a booking `b`: `$1` is the day, `$2` the years. A booking in progress, or with an open case, keeps its people. */
const PEOPLE_DUE = `b.people_erased_at is null and b.date_to < ($1::date - make_interval(years => $2))::date
  and b.updated_at < ($1::date - make_interval(years => $2))::timestamptz
  and b.state in ('CONFIRMED', 'CANCELLED', 'REJECTED', 'EXPIRED')
  and not exists (select from cases c where c.brand = b.brand and c.booking_id = b.id and c.state = 'OPEN')`;

export async function brandsWithDuePeople(
  db: Pick<Database, 'queryBrands'>,
  { today, years }: DuePeople,
): Promise<string[]> {
  const rows = await db.queryBrands<{ brand: string }>(
    `select id as brand from brands
     where (select true from bookings b where b.brand = brands.id and ${PEOPLE_DUE} order by b.date_to limit 1)`,
    [today, years],
  );
  return rows.map(({ brand }) => brand);
}

/** A booking by the last day of its trip, `YYYY-MM-DD`, and its id. */
export interface PlaceByTripEnd {
  dateTo: string;
  id: string;
}
/**
 * Locks up to `limit` bookings whose people are due, after the booking `after`, the oldest trips first. Bookings that another process
 * has locked are left out.
 */
export const lockDuePeople = (
  tx: Tx,
  brand: string,
  { today, years }: DuePeople,
  { after, limit }: { after: PlaceByTripEnd | null; limit: number },
): Promise<(SealedPeople & PlaceByTripEnd)[]> =>
  tx.query<{ id: string; people: string; dateTo: string }>(
    `select b.id, b.people, b.date_to::text as "dateTo" from bookings b
     where b.brand = $3 and (b.date_to, b.id) > ($4::date, $5::uuid) and ${PEOPLE_DUE}
     order by b.date_to, b.id limit $6 for no key update of b skip locked`,
    [today, years, brand, after?.dateTo ?? '-infinity', after?.id ?? FIRST_ID, limit],
  );
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Bookings whose health answers are due for erasing. */
export interface DueHealthAnswers {
  /** Day `YYYY-MM-DD`. Answers are due when the cover ended before this day. */
  coverEndedBefore: string;
  /** Bookings without a policy that last changed by this time are due. */
  unsoldSince: Date;
}
const HEALTH_DUE = `product = 'ASSISTANCE' and supplier_data->>'healthErasedAt' is null
  and (date_to < $1 or (state in ('EXPIRED', 'REJECTED', 'CANCELLED', 'REFUND_DUE') and updated_at <= $2))`;

export async function brandsWithDueHealthAnswers(
  db: Pick<Database, 'queryBrands'>,
  { coverEndedBefore, unsoldSince }: DueHealthAnswers,
): Promise<string[]> {
  const rows = await db.queryBrands<{ brand: string }>(
    `select distinct brand from bookings where ${HEALTH_DUE}`,
    [coverEndedBefore, unsoldSince],
  );
  return rows.map(({ brand }) => brand);
}

/** Locks up to `limit` bookings with due health answers, oldest first, except those of `excludedIds`. */
export const lockDueHealthAnswers = (
  tx: Tx,
  brand: string,
  { coverEndedBefore, unsoldSince }: DueHealthAnswers,
  { excludedIds, limit }: { excludedIds: readonly string[]; limit: number },
): Promise<SealedPeople[]> =>
  tx.query<{ id: string; people: string }>(
    `select id, people from bookings where ${HEALTH_DUE} and brand = $3 and id <> all($4)
     order by created_at limit $5 for no key update`,
    [coverEndedBefore, unsoldSince, brand, excludedIds, limit],
  );
