import { setTimeout as wait } from 'node:timers/promises';
import { claimDue, releaseLease, STEP_TABLES, TABLE_OF, type Work } from '../bookings/repository';
import type { Engine } from './engine';
import { dueIn } from '../../db/leases';
import { backoffMs } from './schedule';
import { stepBooking } from './steps/stepBooking';
import { stepPayment } from './steps/stepPayment';
import { stepRefund } from './steps/refund/stepRefund';

export interface WorkerOptions {
  /** Steps at the same time. A step mostly waits for a supplier or the gateway, without a database connection. */
  concurrency?: number;
  /** Milliseconds between two checks for due rows while nothing is due. */
  idleMs?: number;
}
export interface CheckoutWorker {
  /** Runs everything that is due now, once, and returns the number of steps. */
  runDue(): Promise<number>;
  start(): void;
  /** Claims no more work and waits for running steps, at most `graceMs`. Another worker finishes the rest. */
  stop(graceMs: number): Promise<void>;
}

/** Creates a worker. Any number of workers may run, in any process. */
export function createWorker(
  engine: Engine,
  { concurrency = 24, idleMs = 500 }: WorkerOptions = {},
): CheckoutWorker {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let loop: Promise<void> | null = null;

  /** Claims due work. One query finds which kinds are due, for all brands; then one query claims each of them. */
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
    // Each kind may claim this many.
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
      // Work that becomes due during this check interrupts the rest that follows it.
      interrupted = new AbortController();
      const claimed = await claim().catch((error: unknown) => {
        engine.log.error({ err: error }, 'checkout worker cannot see its work');
        return [];
      });
      claimed.forEach(run);
      if (claimed.length === 0) await rest();
    }
  };
  let interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  /** Waits until the next check. Work that becomes due, or a step that ends, interrupts it. */
  const rest = async () => {
    const signal = AbortSignal.any([stopping.signal, interrupted.signal]);
    await Promise.race([wait(idleMs, undefined, { signal }).catch(() => undefined), ...running]);
    interrupt();
  };
  return {
    async runDue() {
      const claimed = await claim();
      claimed.forEach(run);
      await Promise.all(running);
      return claimed.length;
    },
    start() {
      engine.wakers.add(interrupt);
      loop ??= keepRunning();
    },
    async stop(graceMs) {
      engine.wakers.delete(interrupt);
      stopping.abort();
      await loop;
      await Promise.race([Promise.all(running), wait(graceMs, undefined, { ref: false })]);
    },
  };
}

/** Runs a step. Never throws: any worker tries a step that failed on our side again later. */
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
    await releaseLease(engine, TABLE_OF[kind], row, lease, nextAt, { hasFailed: true }).catch(
      (failure: unknown) => engine.log.warn({ err: failure }, 'lease not given back'),
    );
  }
}
