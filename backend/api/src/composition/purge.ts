import type { Deps } from '../deps';
import { KEYS_KEPT_MS } from '../modules/checkout';
import { purgePictures } from '../modules/brands/pictures/pictures';
import { purgeReports } from '../modules/releases/health/healthStore';

type Parts = Pick<Deps, 'db' | 'log' | 'clock' | 'sales' | 'account' | 'products'>;

/** Ended sessions after 60 days, counters and keys a day after their end, what products and accounts have no more use for, of every brand. Never throws. */
export function createPurge({ db, log, clock, sales, account, products }: Parts) {
  /** What fails is told, and stops nothing else. */
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
    await attempt('sessions', () =>
      db.queryBrands(
        "delete from sessions where last_seen_at < $1::timestamptz - interval '60 days'",
        [now],
      ),
    );
    await attempt('counters', () =>
      db.queryBrands(
        "delete from rate_counters where greatest(window_ends, blocked_until) < $1::timestamptz - interval '1 day'",
        [now],
      ),
    );
    await attempt('mails', () =>
      db.queryBrands(
        "update mails set content = null where content is not null and sent_at < $1::timestamptz - interval '7 days'",
        [now],
      ),
    );
    await attempt('idempotency keys', () =>
      db.queryBrands('delete from idempotency_keys where created_at < $1', [
        new Date(now.getTime() - KEYS_KEPT_MS),
      ]),
    );
    for (const product of products)
      await attempt(product.sale?.product ?? 'product', () => product.housekeep?.());
    await attempt('account', () => account.housekeep());
    await attempt('booking keys', () => sales.keys.housekeep());
  };
}
