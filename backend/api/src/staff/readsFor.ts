import type { BrandReads } from '../db/readReplica';
import type { Database } from '../db/database';
import type { Operator } from './operatorsOnly';

/** Chooses where the lists, the search and the reports of a staff member are read. */
export type ReadsFor = (operator: Operator) => Promise<BrandReads>;

/**
 * Milliseconds for which a staff member reads from the primary after a call that may write. Such a call is recorded before it
 * runs, so this is the longest call and the largest delay of a replica together.
 */
export const OWN_WRITES_MS = 90_000;

/** Calls that may write, by the account and on all api replicas: `operator_log` has each before it runs. */
const RECENT_WRITE = `
  select 1 as found from operator_log
  where brand = $1 and at > $2 and user_id = $3 and act not like 'GET %' limit 1`;

/**
 * Staff read from the replica. After a write of their own they read from the primary, so that they see their changes.
 * @param replica null without DATABASE_READ_URL
 */
export function createReadsFor({
  db,
  replica,
  clock,
  onOwnWrite = () => undefined,
}: {
  db: Database;
  replica: BrandReads | null;
  clock: () => Date;
  onOwnWrite?: () => void;
}): ReadsFor {
  if (!replica) return async () => db;
  return async ({ brandId, id }) => {
    const since = new Date(clock().getTime() - OWN_WRITES_MS);
    const [written] = await db.queryBrand(brandId, RECENT_WRITE, [brandId, since, id]);
    if (!written) return replica;
    onOwnWrite();
    return db;
  };
}
