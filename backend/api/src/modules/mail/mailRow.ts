import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { dueIn } from '../checkout';

/** A mail that is still to be sent, as the database gives it. */
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
  created_at: Date;
  /** A booking's mail that its traveller asked for again. */
  is_resent: boolean;
  /** Names this worker's claim. */
  lease_token: string;
}
const COLUMNS =
  'id, brand, booking_id, template, data, sealed, state, tries, unclear_tries, created_at, lease_token, booking_id is not null and outbox_id is null as is_resent';
/** Whether a brand has anything to hand over or to send, as `brandsWhere` takes it. */
export const MAILS_DUE = `exists (select from outbox where sent_at is null) or ${dueIn('mails')}`;
/** Longer than writing and sending one mail with all their waits. */
export const LEASE_MS = 180_000;

/**
 * Takes up to `limit` due mails that nobody holds. A booking's next mail waits for the one before it, and for nothing
 * else: a mail that cannot be sent holds up no other booking.
 */
export const claimMails = (
  db: Database,
  brandId: string,
  limit: number,
  now: Date,
): Promise<MailRow[]> =>
  db.queryBrand<MailRow>(
    brandId,
    `update mails set lease_until = $3, lease_token = $4 where id in (
       select id from mails mail where brand = $1 and next_at <= $2 and (lease_until is null or lease_until < $2)
         and not exists (select from mails before where before.brand = $1 and before.booking_id = mail.booking_id and before.seq < mail.seq and before.next_at is not null)
       order by next_at, seq limit $5 for update skip locked)
     returning ${COLUMNS}`,
    [brandId, now, new Date(now.getTime() + LEASE_MS), randomUUID(), limit],
  );
