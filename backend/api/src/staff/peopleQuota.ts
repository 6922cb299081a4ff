import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database, Tx } from '../db/database';
import { AppError } from '../lib/errors';
import { openCase } from '../bookings/cases';
import { operatorNames } from './operatorNames';
import type { Operator } from './operatorsOnly';

interface Parts {
  config: Pick<Config, 'peopleReads'>;
  db: Database;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
interface Read {
  at: Date;
  bookings: number;
}
/** Prefix of the keys of all cases about this person's reads. */
export const quotaCaseKey = (operatorId: string): string => `PEOPLE_QUOTA:${operatorId}`;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Limits the number of travellers whose personal data one staff member reads. */
export function createPeopleQuota({ config, db, clock, log }: Parts) {
  const { hour, day } = config.peopleReads;
  const limits = [
    { ms: HOUR_MS, limit: hour },
    { ms: DAY_MS, limit: day },
  ];
  return {
    /**
     * Counts the bookings whose personal data are about to be shown. A departure's list may exceed the limit once; the next read
     * waits. @throws AppError PEOPLE_QUOTA_REACHED with Retry-After; a case is then open, and the log has a line
     */
    async take(operator: Operator, bookings: number) {
      if (bookings === 0) return;
      const now = clock();
      const waitMs = await db.withBrand(operator.brandId, async (tx) => {
        const reads = await readsOf(tx, operator, now);
        const wait = Math.max(...limits.map((one) => waitFor(reads, one, now)));
        if (wait > 0) await openQuotaCase(tx, operator, { reads, now });
        else
          await tx.query(
            'insert into people_reads (brand, user_id, at, bookings) values ($1, $2, $3, $4)',
            [operator.brandId, operator.id, now, bookings],
          );
        return wait;
      });
      if (waitMs === 0) return;
      log.warn({ brand: operator.brandId, user: operator.id }, 'quota of people reached');
      throw new AppError('PEOPLE_QUOTA_REACHED', {
        headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
      });
    },
  };
}
export type PeopleQuota = ReturnType<typeof createPeopleQuota>;

/** Reads of the last day, oldest first. Concurrent reads of one person wait for each other here. */
async function readsOf(tx: Tx, { brandId, id }: Operator, now: Date): Promise<Read[]> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`people-reads:${id}`]);
  const values = [brandId, id, new Date(now.getTime() - DAY_MS)];
  await tx.query('delete from people_reads where brand = $1 and user_id = $2 and at <= $3', values);
  return tx.query<Read & Record<string, unknown>>(
    'select at, bookings from people_reads where brand = $1 and user_id = $2 and at > $3 order by at',
    values,
  );
}

/** Milliseconds until fewer than `limit` bookings were shown in the last `ms`; 0 when a read is allowed now. */
function waitFor(reads: readonly Read[], { ms, limit }: { ms: number; limit: number }, now: Date) {
  const start = now.getTime() - ms;
  const recent = reads.filter(({ at }) => at.getTime() > start);
  let left = recent.reduce((sum, { bookings }) => sum + bookings, 0);
  if (left < limit) return 0;
  for (const { at, bookings } of recent) {
    left -= bookings;
    if (left < limit) return at.getTime() - start;
  }
  return ms;
}

/** Opens one case per person and day, which another operator closes. */
async function openQuotaCase(
  tx: Tx,
  { brandId, id }: Operator,
  { reads, now }: { reads: readonly Read[]; now: Date },
): Promise<void> {
  const names = await operatorNames(tx, brandId, [id]);
  await openCase(tx, {
    brand: brandId,
    kind: 'PEOPLE_QUOTA',
    key: `${quotaCaseKey(id)}:${now.toISOString().slice(0, 10)}`,
    at: now,
    data: {
      by: names.get(id) ?? id,
      shown_today: reads.reduce((sum, { bookings }) => sum + bookings, 0),
    },
  });
}
