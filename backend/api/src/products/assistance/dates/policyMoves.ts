// Statements of the table `policy_moves`. A row is deleted when its move has ended.
import type { Database, Tx } from '../../../db/database';
import { type Lease, leasedTable } from '../../../effects/leases';
import type { Days } from '../plans/cover';

/** A move of a policy to other days. Its call is in progress, or its outcome is unknown. */
export interface PolicyMove {
  /** Id of the assistance booking, or of the extra. */
  id: string;
  brand: string;
  booking_id: string;
  /** Requested days of cover, `YYYY-MM-DD`. */
  date_from: string;
  date_to: string;
  /** `REVIEW` and `REFUSED`: an operator has a case. A refused move is not repeated by the worker. */
  state: 'UNKNOWN' | 'REVIEW' | 'REFUSED';
  /** Number of calls to the supplier, including one in progress. */
  tries: number;
  first_tried_at: Date;
  look_ups: number;
  failures: number;
}
type MoveKey = Pick<PolicyMove, 'id' | 'brand'>;

const COLUMNS =
  'id, brand, booking_id, date_from::text, date_to::text, state, tries, first_tried_at, look_ups, failures';
export const leasedMoves = leasedTable<PolicyMove>({ table: 'policy_moves', columns: COLUMNS });

export const findMove = async (
  db: Database,
  { id, brand }: MoveKey,
): Promise<PolicyMove | undefined> => {
  const [row] = await db.queryBrand<PolicyMove & Record<string, unknown>>(
    brand,
    `select ${COLUMNS} from policy_moves where id = $1 and brand = $2`,
    [id, brand],
  );
  return row;
};

/** Inserts the first attempt of a move, under a lease. Returns undefined when the policy already has a move. */
export async function insertMove(
  tx: Tx,
  { id, brand }: MoveKey,
  { bookingId, days, lease, at }: { bookingId: string; days: Days; lease: Lease; at: Date },
): Promise<PolicyMove | undefined> {
  const [row] = await tx.query<PolicyMove & Record<string, unknown>>(
    `insert into policy_moves (id, brand, booking_id, date_from, date_to, state, tries, tried_at, first_tried_at, next_at,
       lease_until, lease_token, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'UNKNOWN', 1, $6, $6, $6, $7, $8, $6, $6)
     on conflict (id) do nothing returning ${COLUMNS}`,
    [id, brand, bookingId, days.from, days.to, at, lease.until, lease.token],
  );
  return row;
}

/** Leases the move to these days. Returns undefined when there is none, or another caller has the lease. */
export async function leaseMove(
  tx: Tx,
  { id, brand }: MoveKey,
  { days, lease, at }: { days: Days; lease: Lease; at: Date },
): Promise<PolicyMove | undefined> {
  const [row] = await tx.query<PolicyMove & Record<string, unknown>>(
    `update policy_moves set lease_until = $5, lease_token = $6, next_at = $4, updated_at = $4
     where id = $1 and brand = $2 and date_from = $3 and (lease_until is null or lease_until < $4) returning ${COLUMNS}`,
    [id, brand, days.from, at, lease.until, lease.token],
  );
  return row;
}

/** Records another attempt before the supplier is called. Returns false when another caller has the lease. */
export async function countTry(
  db: Database,
  { id, brand }: MoveKey,
  lease: Lease,
  at: Date,
): Promise<boolean> {
  const rows = await db.queryBrand(
    brand,
    `update policy_moves set tries = tries + 1, tried_at = $4, next_at = $4, updated_at = $4
     where id = $1 and brand = $2 and lease_token = $3 returning id`,
    [id, brand, lease.token, at],
  );
  return rows.length > 0;
}

/** Ends the lease, with a new state and the time of the next step. Returns false when another caller has the lease. */
export async function postponeMove(
  tx: Tx,
  { id, brand }: MoveKey,
  lease: Lease,
  { state, nextAt, at }: { state: PolicyMove['state']; nextAt: Date | null; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `update policy_moves set state = $4, next_at = $5, updated_at = $6, look_ups = look_ups + 1, failures = 0,
       lease_until = null, lease_token = null
     where id = $1 and brand = $2 and lease_token = $3 returning id`,
    [id, brand, lease.token, state, nextAt, at],
  );
  return rows.length > 0;
}

/** Deletes an ended move. Returns false when another caller has the lease. */
export async function deleteMove(tx: Tx, { id, brand }: MoveKey, lease: Lease): Promise<boolean> {
  const rows = await tx.query(
    'delete from policy_moves where id = $1 and brand = $2 and lease_token = $3 returning id',
    [id, brand, lease.token],
  );
  return rows.length > 0;
}
