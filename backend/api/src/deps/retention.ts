import { RETENTION_TIMES } from '@tiquete/domain';
import type { Database } from '../db/database';
import { erasePeople, foldBookingCounts, KEYS_STORED_MS } from '../bookings';
import type { Deps } from '../deps';
import { purgePictures } from '../brands/pictures/pictures';
import { purgeReports } from '../releases/health/healthStore';

const DAY_MS = 86_400_000;

/** Retention rule: rows of a table are deleted in every brand after `days`. Each has an index that its statement can use. */
export interface RetentionRule {
  table: string;
  /** Column with the time from which `days` are counted. */
  since: string;
  days: number;
  /** SQL condition of the rows to which the rule applies; `$1` is the end of the retention. Default: all rows. */
  condition?: string;
}

/** Retention rules. The operations guide has the same table with the reason for each, under _What is deleted when_. */
export const RETENTION: readonly RetentionRule[] = [
  { table: 'sessions', since: 'last_seen_at', ...RETENTION_TIMES.session },
  {
    table: 'rate_counters',
    since: 'window_ends',
    ...RETENTION_TIMES.attemptCounter,
    condition: '(blocked_until is null or blocked_until < $1)',
  },
  { table: 'idempotency_keys', since: 'created_at', days: KEYS_STORED_MS / DAY_MS },
  { table: 'outbox', since: 'sent_at', ...RETENTION_TIMES.event },
  {
    table: 'mails',
    since: 'created_at',
    ...RETENTION_TIMES.mailWithoutBooking,
    condition: 'booking_id is null and next_at is null',
  },
  { table: 'people_reads', since: 'at', days: 1 },
  {
    table: 'reconciliation_runs',
    since: 'started_at',
    days: 90,
    condition: 'finished_at is not null',
  },
  { table: 'operator_log', since: 'at', ...RETENTION_TIMES.staffAct },
  { table: 'booking_traces', since: 'at', ...RETENTION_TIMES.logLine },
  { table: 'policy_moves', since: 'updated_at', days: 730, condition: 'next_at is null' },
];

export const deleteOver = (
  db: Pick<Database, 'queryBrands'>,
  { table, since, days, condition = 'true' }: RetentionRule,
  now: Date,
): Promise<unknown> =>
  db.queryBrands(`delete from ${table} where ${since} < $1 and ${condition}`, [
    new Date(now.getTime() - days * DAY_MS),
  ]);

type Parts = Pick<Deps, 'db' | 'log' | 'clock' | 'sales' | 'account' | 'products'>;

/** Deletes expired data in every brand by the rules of `RETENTION`, then by those of products and accounts. Never throws. */
export function createPurge({ db, log, clock, sales, account, products }: Parts) {
  /** Runs one part of the purge. A failure is logged, and the next part continues. */
  const attempt = async (part: string, work: () => Promise<unknown> | undefined) => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, part }, 'housekeeping failed');
    }
  };
  return async (): Promise<void> => {
    const now = clock();
    await attempt('reports', () => purgeReports(db, now));
    await attempt('brand pictures', () => purgePictures(db, now));
    for (const rule of RETENTION) await attempt(rule.table, () => deleteOver(db, rule, now));
    await attempt('mails', () =>
      db.queryBrands('update mails set content = null where content is not null and sent_at < $1', [
        new Date(now.getTime() - RETENTION_TIMES.mailText.days * DAY_MS),
      ]),
    );
    for (const product of products)
      await attempt(product.sale?.product ?? 'product', () => product.housekeep?.());
    await attempt('people of bookings', () => erasePeople(sales.checkout.engine));
    await attempt('booking counts', () => foldBookingCounts(db));
    await attempt('account', () => account.housekeep());
    await attempt('booking keys', () => sales.keys.housekeep());
  };
}
