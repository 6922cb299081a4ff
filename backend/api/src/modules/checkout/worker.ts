import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine';
import { claimDue, dueIn, postpone, STEP_TABLES, type Work } from './leases';
import { backoffMs } from './schedule';
import { stepBooking } from './steps/stepBooking';
import { stepPayment } from './steps/stepPayment';
import { stepRefund } from './steps/refund/stepRefund';

export interface WorkerOptions {
  /** Steps at the same time: most of a step is waiting for a supplier or the gateway, without a connection. */
  concurrency?: number;
  /** Milliseconds between looks at the tables when nothing is due. */
  idleMs?: number;
}
export interface CheckoutWorker {
  /** Does everything that is due now, once; answers how much there was. */
  runDue(): Promise<number>;
  start(): void;
  /** Takes no more work and waits for running steps, `graceMs` at most; another worker finishes the rest. */
  stop(graceMs: number): Promise<void>;
}
const TABLE = { booking: 'bookings', payment: 'payments', refund: 'refunds' } as const;

/** Any number of workers may run, in any process. */
export function createWorker(
  engine: Engine,
  { concurrency = 24, idleMs = 500 }: WorkerOptions = {},
): CheckoutWorker {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let loop: Promise<void> | null = null;

  /** One question while nothing is due, whatever the number of brands; then one for each kind of which there is some. */
  const claim = async (): Promise<(() => Promise<void>)[]> => {
    const free = concurrency - running.size;
    if (free <= 0) return [];
    const conditions = [...STEP_TABLES.map(dueIn), ...engine.otherWork.map((other) => other.isDue)];
    const [answer] = await engine.db.queryBrands<{ due: boolean[] }>(
      `select array[${conditions.join(', ')}] as due`,
      [engine.clock()],
    );
    const due = answer?.due ?? [];
    const tables = STEP_TABLES.filter((_, place) => due[place]);
    const otherDue = engine.otherWork.filter((_, place) => due[STEP_TABLES.length + place]);
    // Each kind of work may bring that many.
    const limit = Math.ceil(free / Math.max(1, tables.length + otherDue.length));
    const [steps, ...others] = await Promise.all([
      claimDue(engine, limit, tables),
      ...otherDue.map((other) => other.claim(limit)),
    ]);
    return [...steps.map((work) => () => takeStep(engine, work)), ...others.flat()];
  };
  const run = (work: () => Promise<void>) => {
    const step = work().finally(() => running.delete(step));
    running.add(step);
  };
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      // What becomes due while this looks is not seen by it, and ends the rest after it.
      woken = new AbortController();
      const claimed = await claim().catch((error: unknown) => {
        engine.log.error({ err: error }, 'checkout worker cannot see its work');
        return [];
      });
      claimed.forEach(run);
      if (claimed.length === 0) await rest();
    }
  };
  let woken = new AbortController();
  const waken = () => woken.abort();
  /** Until the next look, or until something became due; a step that ends may have made the next one due. */
  const rest = async () => {
    const signal = AbortSignal.any([stopping.signal, woken.signal]);
    await Promise.race([wait(idleMs, undefined, { signal }).catch(() => undefined), ...running]);
    waken();
  };
  return {
    async runDue() {
      const claimed = await claim();
      claimed.forEach(run);
      await Promise.all(running);
      return claimed.length;
    },
    start() {
      engine.wakers.add(waken);
      loop ??= keepRunning();
    },
    async stop(graceMs) {
      engine.wakers.delete(waken);
      stopping.abort();
      await loop;
      await Promise.race([Promise.all(running), wait(graceMs, undefined, { ref: false })]);
    },
  };
}

/** Never throws: a failure on our side is tried again later, by any worker. */
async function takeStep(engine: Engine, { kind, row, lease }: Work): Promise<void> {
  try {
    if (kind === 'booking') await stepBooking(engine, row, lease);
    else if (kind === 'payment') await stepPayment(engine, row, lease);
    else await stepRefund(engine, row, lease);
  } catch (error) {
    engine.log.error(
      { err: error, kind, id: row.id, failures: row.failures },
      'checkout step failed',
    );
    const nextAt = new Date(engine.clock().getTime() + backoffMs(row.failures));
    await postpone(engine, TABLE[kind], row, lease, nextAt, { hasFailed: true }).catch(
      (failure: unknown) => engine.log.warn({ err: failure }, 'lease not given back'),
    );
  }
}
