import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { claimRows, dueIn } from '../../db/leases';

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
/** Whether any brand has a mail to send; `$1` is the current time. */
const MAILS_DUE = dueIn('mails');
/** Milliseconds, longer than writing and sending one mail including all waits. */
export const LEASE_MS = 180_000;

export interface DueMail {
  /** Brands with outbox rows that are not converted to mails yet. */
  brands: string[];
  isAnyDue: boolean;
}
/** Due mails and outbox rows of every brand. */
export async function readDueMail(db: Database, now: Date): Promise<DueMail> {
  const [row] = await db.queryBrands<DueMail>(
    `select array(select distinct brand from outbox where sent_at is null order by brand) as brands, ${MAILS_DUE} as "isAnyDue"`,
    [now],
  );
  return row ?? { brands: [], isAnyDue: false };
}

/**
 * Claims up to `limit` due mails of any brand that are not leased. A booking's next mail waits only for the one before it: an
 * unsendable mail delays no other booking.
 */
export const claimMails = (db: Database, limit: number, now: Date): Promise<MailRow[]> =>
  claimRows<MailRow>(db, {
    table: 'mails',
    columns: COLUMNS,
    limit,
    now,
    lease: { token: randomUUID(), until: new Date(now.getTime() + LEASE_MS) },
    condition: `not exists (select from mails before
         where before.brand = due.brand and before.booking_id = due.booking_id and before.seq < due.seq
           and before.next_at is not null)`,
  });
