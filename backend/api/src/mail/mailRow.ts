import type { Database } from '../db/database';
import { leasedTable } from '../effects/leases';

/** An unsent mail as stored in the database. */
export interface MailRow {
  id: string;
  brand: string;
  booking_id: string | null;
  template: string;
  data: Record<string, unknown>;
  sealed: string | null;
  state: 'DUE' | 'SENDING';
  tries: number;
  unclear_tries: number;
  problem: string | null;
  created_at: Date;
  /** The traveller requested this mail again. */
  is_resent: boolean;
  /** Identifies this worker's claim. */
  lease_token: string;
}
const COLUMNS =
  'id, brand, booking_id, template, data, sealed, state, tries, unclear_tries, problem, created_at, lease_token, booking_id is not null and outbox_id is null as is_resent';
/** Milliseconds, longer than writing and sending one mail including all waits. */
export const MAIL_LEASE_MS = 180_000;

/** Ids of brands with outbox rows that are not mails yet. */
export async function readBrandsWithOutbox(db: Database): Promise<string[]> {
  const rows = await db.queryBrands<{ brand: string }>(
    'select distinct brand from outbox where sent_at is null order by brand',
    [],
  );
  return rows.map(({ brand }) => brand);
}

/** Due mails. A booking's next mail waits only for the one before it: an unsendable mail delays no other booking. */
export const leasedMails = leasedTable<MailRow>({
  table: 'mails',
  columns: COLUMNS,
  leaseMs: MAIL_LEASE_MS,
  condition: `not exists (select from mails before where before.brand = due.brand and before.booking_id = due.booking_id
    and before.seq < due.seq and before.next_at is not null)`,
});

/**
 * SQL condition: any brand has a mail to send or an outbox row to turn into one. `$1` is the time. The order keeps PostgreSQL on the index
 * of unsent rows.
 */
export const hasMailWork = `(${leasedMails.isDue}
  or (select true from outbox where sent_at is null order by brand, id limit 1) is not null)`;
