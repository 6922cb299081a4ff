import type { Deps } from '../deps';
import { measureWorkers } from '../http/metrics/resourceMetrics';
import { measureDelays } from '../http/metrics/subjectMetrics';
import { asHousekeeping } from '../lib/pacing/createPace';
import { createCanaryWatch } from '../releases/health/canaryWatch';
import { createReconciliation } from '../bookings/reconcile';
import { createPurge } from './retention';

const HOUR_MS = 3_600_000;
/** Milliseconds for running steps when the process ends. Another worker completes longer ones. */
const STEPS_GRACE_MS = 18_000;

/**
 * Runs the checkout's steps, e-mails, reconciliation, the canary watch and hourly housekeeping. Returns a function that stops
 * them.
 */
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
    config: { canaryNetworks },
  }: Pick<
    Deps,
    | 'config'
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
  const checkout = sales.checkout.createWorker({ idleMs });
  checkout.start();
  const mails = mailing.createWorker({ idleMs });
  mails.start();
  measureDelays(metrics.registry, [checkout, mails], log);
  measureWorkers(metrics.registry, { checkout, mails });
  const stopCanaryWatch = createCanaryWatch({
    db,
    registry,
    log,
    clock,
    networks: canaryNetworks,
    onHalted: metrics.countHalt,
    onFrozen: metrics.countFreeze,
  }).start();
  const reconciliation = createReconciliation(sales.checkout, sales.extras);
  asHousekeeping(() => reconciliation.start());
  const purge = createPurge({ db, log, clock, sales, account, products });
  let running = Promise.resolve();
  const run = () => {
    running = asHousekeeping(() => purge());
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
