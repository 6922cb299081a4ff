import type { Deps } from '../deps';
import { KEYS_KEPT_MS } from '../modules/checkout';
import { createCanaryWatch } from '../modules/releases/health/canaryWatch';
import { purgeReports } from '../modules/releases/health/healthStore';
import { createReconciliation } from '../modules/reconciliation';

const HOUR_MS = 3_600_000;
/** For steps that run when the process has to end; what takes longer is finished by another worker. */
const STEPS_GRACE_MS = 18_000;

/** The checkout's steps, e-mails, its comparison with gateway and suppliers, and hourly housekeeping: ended sessions after 60 days, counters and keys a day after their end, what products and accounts have no more use for. Returns what stops it. */
export function startWorker(
  {
    brands,
    db,
    log,
    clock,
    sales,
    account,
    mailing,
    products,
    registry,
    metrics,
  }: Pick<
    Deps,
    | 'brands'
    | 'db'
    | 'log'
    | 'clock'
    | 'sales'
    | 'account'
    | 'mailing'
    | 'products'
    | 'registry'
    | 'metrics'
  >,
  idleMs?: number,
): () => Promise<void> {
  const brandIds = () => brands.ids();
  const checkout = sales.checkout.createWorker({ brandIds, idleMs });
  checkout.start();
  const mails = mailing.createWorker({ brandIds, idleMs });
  mails.start();
  const stopCanaryWatch = createCanaryWatch({
    db,
    registry,
    log,
    onHalted: metrics.countHalt,
  }).start();
  const reconciliation = createReconciliation(sales.checkout, brandIds);
  reconciliation.start();
  /** What fails for one brand or product is told, and stops nothing else. */
  const attempt = (brand: string, part: string, work: Promise<void> | undefined) =>
    work?.catch((error: unknown) => log.error({ err: error, brand, part }, 'housekeeping failed'));
  const purge = async () => {
    await purgeReports(db, clock());
    for (const id of await brands.ids()) {
      const tables = db.withBrand(id, async (tx) => {
        await tx.query(
          "delete from sessions where brand = $1 and last_seen_at < $2::timestamptz - interval '60 days'",
          [id, clock()],
        );
        await tx.query(
          "delete from rate_counters where brand = $1 and greatest(window_ends, blocked_until) < $2::timestamptz - interval '1 day'",
          [id, clock()],
        );
        await tx.query(
          "update mails set content = null where brand = $1 and content is not null and sent_at < $2::timestamptz - interval '7 days'",
          [id, clock()],
        );
        await tx.query('delete from idempotency_keys where brand = $1 and created_at < $2', [
          id,
          new Date(clock().getTime() - KEYS_KEPT_MS),
        ]);
      });
      await attempt(id, 'tables', tables);
      for (const product of products)
        await attempt(id, product.sale?.product ?? 'product', product.housekeep?.(id));
      await attempt(id, 'account', account.housekeep(id));
      await attempt(id, 'keys', sales.keys.housekeep(id));
    }
  };
  let running = Promise.resolve();
  const run = () => {
    running = purge().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all([
      running,
      checkout.stop(STEPS_GRACE_MS),
      mails.stop(STEPS_GRACE_MS),
      reconciliation.stop(),
      stopCanaryWatch(),
    ]);
  };
}
