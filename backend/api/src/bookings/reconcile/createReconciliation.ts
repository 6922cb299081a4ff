import type { Checkout } from '../createCheckout';
import { compareLists } from './compareLists';
import type { Compared } from './gather';
import { carryOut } from './run';
import { readDue } from './due';
import { beginRun, type Ending } from './runs';

/** Milliseconds between a replica's checks whether a run is due. */
const CHECKS_MS = 30_000;
export interface Reconciliation {
  /** Runs what is due and not run by another replica; returns the outcomes. */
  runDue(): Promise<Ending[]>;
  start(): void;
  /** Stops the current run; another replica starts it again. */
  stop(): Promise<void>;
}

/**
 * Compares the state at gateway, suppliers and providers of extras with ours: every five minutes recent changes, if there are
 * any, and daily everything. Every difference opens a case, which closes when the difference is gone. Any number of replicas
 * may run it.
 */
export function createReconciliation(
  checkout: Checkout,
  extras?: Compared['extras'],
): Reconciliation {
  const { db, clock, log } = checkout.engine;
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const runDue = async (): Promise<Ending[]> => {
    const endings: Ending[] = [];
    if (!checkout.engine.gateway) return endings;
    for (const { brandId, scope, isFirst } of await readDue(db, clock())) {
      if (stopping.signal.aborted) return endings;
      const id = await beginRun(db, brandId, scope, clock());
      if (id === null) continue;
      // A supplier's list may contain bookings of any brand, so it is compared once, in the first brand's daily run.
      const isLister = scope === 'FULL' && isFirst;
      endings.push(
        await carryOut(
          { engine: checkout.engine, extras },
          { id, brandId, scope },
          stopping.signal,
          isLister
            ? (counts) => compareLists(checkout, brandId, counts, stopping.signal)
            : undefined,
        ),
      );
    }
    return endings;
  };
  const check = () => {
    running = running
      .then(runDue)
      .catch((error: unknown) => log.error({ err: error }, 'reconciliation cannot begin'));
  };
  return {
    runDue,
    start() {
      check();
      timer = setInterval(check, CHECKS_MS);
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
