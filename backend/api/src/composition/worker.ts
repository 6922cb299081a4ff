import type { Deps } from '../deps';
import { createCanaryWatch } from '../modules/releases/health/canaryWatch';
import { createReconciliation } from '../modules/reconciliation';
import { createPurge } from './purge';

const HOUR_MS = 3_600_000;
/** For steps that run when the process has to end; what takes longer is finished by another worker. */
const STEPS_GRACE_MS = 18_000;

/** The checkout's steps, e-mails, its comparison with gateway and suppliers, and hourly housekeeping. Returns what stops it. */
export function startWorker(
  {
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
    'db' | 'log' | 'clock' | 'sales' | 'account' | 'mailing' | 'products' | 'registry' | 'metrics'
  >,
  idleMs?: number,
): () => Promise<void> {
  const checkout = sales.checkout.createWorker({ idleMs });
  checkout.start();
  const mails = mailing.createWorker({ idleMs });
  mails.start();
  const stopCanaryWatch = createCanaryWatch({
    db,
    registry,
    log,
    onHalted: metrics.countHalt,
  }).start();
  const reconciliation = createReconciliation(sales.checkout, sales.optionals);
  reconciliation.start();
  const purge = createPurge({ db, log, clock, sales, account, products });
  let running = Promise.resolve();
  const run = () => {
    running = purge();
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
