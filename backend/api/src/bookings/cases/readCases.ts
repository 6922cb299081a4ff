import type { Database, Tx } from '../../db/database';

export interface CaseRow {
  id: string;
  kind: string;
  key: string;
  state: 'OPEN' | 'RESOLVED';
  booking_id: string | null;
  payment_id: string | null;
  refund_id: string | null;
  data: Record<string, unknown>;
  version: number;
  opened_at: Date;
  seen_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: string | null;
}
export interface CaseActionRow {
  at: Date;
  actor: string;
  action: string;
  data: Record<string, unknown>;
}
const COLUMNS =
  'id, kind, key, state, booking_id, payment_id, refund_id, data, version, opened_at, seen_at, resolved_at, resolved_by, note';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Largest number of cases that is counted, and therefore listed. Earlier ones are found by their bookings. */
const COUNTED_CASES = 1000;
/**
 * Open cases with the oldest first, because they have waited longest; resolved cases with the newest first. `total` is at most
 * `COUNTED_CASES`.
 */
export async function listCases(
  tx: Tx,
  brandId: string,
  {
    state,
    kind,
    limit,
    offset,
  }: { state: CaseRow['state']; kind?: string; limit: number; offset: number },
): Promise<{ cases: CaseRow[]; total: number }> {
  const where = 'brand = $1 and state = $2 and ($3::text is null or kind = $3)';
  const values = [brandId, state, kind ?? null];
  const order = state === 'OPEN' ? 'opened_at, id' : 'resolved_at desc, id';
  const cases = await tx.query<CaseRow>(
    `select ${COLUMNS} from cases where ${where} order by ${order} limit $4 offset $5`,
    [...values, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    `select count(*) as total from (select from cases where ${where} limit $4) counted`,
    [...values, COUNTED_CASES],
  );
  return { cases, total: count?.total ?? 0 };
}

export async function findCase(
  tx: Tx,
  brandId: string,
  id: string,
  { forUpdate = false } = {},
): Promise<CaseRow | null> {
  if (!UUID.test(id)) return null;
  const [row] = await tx.query<CaseRow>(
    `select ${COLUMNS} from cases where brand = $1 and id = $2 ${forUpdate ? 'for update' : ''}`,
    [brandId, id],
  );
  return row ?? null;
}

/** Open cases of a kind whose bookings are cancelled, of all brands, at most `limit` of them. */
export const casesOfCancelled = (
  db: Pick<Database, 'queryBrands'>,
  kind: CaseRow['kind'],
  limit: number,
): Promise<{ brand: string; key: string }[]> =>
  db.queryBrands<{ brand: string; key: string }>(
    `select c.brand, c.key from cases c join bookings b on b.brand = c.brand and b.id = c.booking_id
     where c.kind = $1 and c.state = 'OPEN' and b.state = 'CANCELLED' limit $2`,
    [kind, limit],
  );

export const casesOfBooking = (tx: Tx, brandId: string, bookingId: string): Promise<CaseRow[]> =>
  tx.query<CaseRow>(
    `select ${COLUMNS} from cases where brand = $1 and booking_id = $2 order by opened_at desc`,
    [brandId, bookingId],
  );

export const actionsOfCase = (tx: Tx, brandId: string, caseId: string): Promise<CaseActionRow[]> =>
  tx.query<CaseActionRow>(
    'select at, actor, action, data from case_actions where brand = $1 and case_id = $2 order by id',
    [brandId, caseId],
  );

export const countOpenCases = (
  tx: Tx,
  brandId: string,
): Promise<{ kind: string; count: number; oldest_at: Date }[]> =>
  tx.query(
    `select kind, count(*) as count, min(opened_at) as oldest_at
     from cases
     where brand = $1 and state = 'OPEN'
     group by kind
     order by kind`,
    [brandId],
  );
