import type { Deps } from '../deps';
import { purgePictures } from '../brands/pictures/pictures';
import { purgeReports } from '../releases/health/healthStore';
import { deleteOver, RETENTION } from './retention';

type Parts = Pick<Deps, 'db' | 'log' | 'clock' | 'sales' | 'account' | 'products'>;

/** Deletes expired data in every brand by the rules of `RETENTION`, then by those of products and accounts. Never throws. */
export function createPurge({ db, log, clock, sales, account, products }: Parts) {
  /** Logs a part that fails and continues with the next. */
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
      db.queryBrands(
        "update mails set content = null where content is not null and sent_at < $1::timestamptz - interval '7 days'",
        [now],
      ),
    );
    for (const product of products)
      await attempt(product.sale?.product ?? 'product', () => product.housekeep?.());
    await attempt('account', () => account.housekeep());
    await attempt('booking keys', () => sales.keys.housekeep());
  };
}
