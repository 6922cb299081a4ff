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

/** Brands with a booking whose retention period ended before `today`, `YYYY-MM-DD`. */
export async function brandsWithDuePeople(
  db: Pick<Database, 'queryBrands'>,
  today: string,
): Promise<string[]> {
  const rows = await db.queryBrands<{ brand: string }>(
    'select distinct brand from bookings where people_until < $1',
    [today],
  );
  return rows.map(({ brand }) => brand);
}

/** Locks up to `limit` bookings whose retention period ended before `today`, in the order of their ids, after the id `after`. */
export const lockDuePeople = (
  tx: Tx,
  brand: string,
  { today, after, limit }: { today: string; after: string | null; limit: number },
): Promise<SealedPeople[]> =>
  tx.query<{ id: string; people: string }>(
    `select id, people from bookings where people_until < $1 and brand = $2 and ($3::uuid is null or id > $3)
     order by id limit $4 for no key update`,
    [today, brand, after, limit],
  );

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
