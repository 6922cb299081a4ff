import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import { SENT_ONCE, templateOf, waitOf } from './topics';

const AT_ONCE = 100;
interface OutboxRow {
  id: number;
  booking_id: string;
  topic: string;
  payload: Record<string, unknown>;
  created_at: Date;
}

/**
 * Converts rows of the outbox to e-mails, in order and in one transaction: no row is lost between the two tables, and a unique
 * index prevents two e-mails for one row. Returns the number of rows.
 */
export const handOver = (db: Database, brandId: string, now: Date): Promise<number> =>
  db.withBrand(brandId, async (tx) => {
    // Two concurrent workers could change the order, so the second one skips.
    const [[lock], rows] = await Promise.all([
      tx.query<{ mine: boolean }>(
        "select pg_try_advisory_xact_lock(hashtext('mails'), hashtext($1)) as mine",
        [brandId],
      ),
      tx.query<OutboxRow>(
        'select id, booking_id, topic, payload, created_at from outbox where brand = $1 and sent_at is null order by id limit $2',
        [brandId, AT_ONCE],
      ),
    ]);
    if (!lock?.mine) return 0;
    const overtaken = new Set<string>();
    const written = rows.map(async ({ id, booking_id, topic, payload, created_at }) => {
      const template = templateOf(topic, payload);
      if (template === null) return;
      const wait = waitOf(template);
      const due = new Date(Math.max(now.getTime(), created_at.getTime() + wait));
      if (wait === 0) overtaken.add(booking_id);
      await tx.query(
        `insert into mails (id, brand, booking_id, outbox_id, template, data, next_at, created_at)
         select $1, $2, $3, $4, $5, $6, $7, $8
         where not ($5 = any($9::text[])
           and exists (select from mails
             where brand = $2 and booking_id = $3 and template = $5 and outbox_id is not null
               and state <> 'DROPPED'))
         on conflict do nothing`,
        [randomUUID(), brandId, booking_id, id, template, payload, due, created_at, SENT_ONCE],
      );
    });
    await Promise.all(written);
    // Earlier mails of these bookings that still wait become due now, so that they are sent first.
    if (overtaken.size > 0)
      await tx.query(
        "update mails set next_at = $3 where brand = $1 and booking_id = any($2) and state = 'DUE' and tries = 0 and next_at > $3",
        [brandId, [...overtaken], now],
      );
    if (rows.length > 0)
      await tx.query('update outbox set sent_at = $3 where brand = $1 and id = any($2)', [
        brandId,
        rows.map(({ id }) => id),
        now,
      ]);
    return rows.length;
  });
