import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { closeCase, openCase, SYSTEM } from '../../bookings/cases';
import type { Allowance } from './budget';
import type { MailRow } from '../mailRow';

/** `problem` of a mail that waits because its brand reached its hourly quota. */
export const OVER_QUOTA = 'over quota';
interface Parts {
  db: Database;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
const caseKey = (brand: string): string => `MAIL_QUOTA:${brand}`;

/**
 * Queues a mail, and all other mails of its brand that are due before the quota ends, in their order. None is lost: they are
 * sent from `freesAt` on. Opens the brand's case, which closes with the last queued mail.
 */
export async function queueOverQuota(
  { db, clock, log }: Parts,
  { id, brand, lease_token: lease }: MailRow,
  { limit, freesAt }: Extract<Allowance, { kind: 'over-quota' }>,
): Promise<void> {
  const now = clock();
  const waiting = await db.withBrand(brand, async (tx) => {
    // Leased mails belong to other workers, which queue them themselves.
    await tx.query(
      `update mails
       set next_at = $4::timestamptz + queued.place * interval '1 millisecond', problem = $5,
         lease_until = null, lease_token = null
       from (select id, row_number() over (order by seq) as place
         from mails
         where brand = $1 and state = 'DUE' and tries = 0 and next_at < $4
           and ((id = $2 and lease_token = $3) or lease_until is null or lease_until < $6)) queued
       where mails.brand = $1 and mails.id = queued.id`,
      [brand, id, lease, freesAt, OVER_QUOTA, now],
    );
    const [count] = await tx.query<{ waiting: number }>(
      'select count(*) as waiting from mails where brand = $1 and next_at is not null and problem = $2',
      [brand, OVER_QUOTA],
    );
    await openCase(tx, {
      ...{ brand, kind: 'MAIL_QUOTA', key: caseKey(brand), at: now },
      data: {
        mails_per_hour: limit,
        mails_waiting: count?.waiting ?? 0,
        waits_until: freesAt.toISOString(),
      },
    });
    return count?.waiting;
  });
  log.warn({ brand, limit, waiting, until: freesAt }, 'brand reached its quota of mails');
}

/** Closes the brand's case once none of its mails waits for the quota. */
export const closeQuotaCase = (db: Database, brand: string, at: Date): Promise<unknown> =>
  db.withBrand(brand, async (tx) => {
    const [waiting] = await tx.query(
      'select 1 from mails where brand = $1 and next_at is not null and problem = $2 limit 1',
      [brand, OVER_QUOTA],
    );
    const note = 'Todos los correos que esperaban el cupo salieron.';
    if (!waiting) await closeCase(tx, { brand, key: caseKey(brand), at, by: SYSTEM, note });
  });
