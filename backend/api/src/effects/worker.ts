import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';

/** One kind of work that a worker takes. */
export interface WorkSource {
  kind: string;
  /** SQL condition over the rows of every brand: there is work of this kind. `$1` is the time. */
  isDue: string;
  /** SQL expression over the same rows: time at which the oldest due row without a lease became due, or null. `$1` is the time. */
  oldestDue: string;
  /** Leases due rows of any brand and returns one step for each. A step has at most one outside effect and never throws. */
  claim(limit: number): Promise<(() => Promise<void>)[]>;
}
export interface WorkerDeps {
  db: Pick<Database, 'queryBrands'>;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Sources of work. They are read at every check, because modules add theirs while the process starts. */
  sources: readonly WorkSource[];
  /** Callbacks that make the workers of this process check at once. A running worker adds its own. */
  wakers?: Set<() => void>;
}
export interface WorkerOptions {
  /**
   * Maximum number of steps at the same time, of all kinds together. A step mostly waits for an answer from outside, without a
   * database connection.
   */
  concurrency?: number;
  /** Milliseconds between two checks for due rows while nothing is due. */
  idleMs?: number;
}
export interface Worker {
  /** Runs everything that is due now, once, and returns the number of steps. */
  runDue(): Promise<number>;
  /** Seconds for which the oldest due row of each kind has waited for a worker; 0 without one. They grow when workers are too few. */
  readDelays(): Promise<{ kind: string; seconds: number }[]>;
  /** Number of running steps, and seconds since the last check for due rows that the database answered (or since the creation). */
  status(): { steps: number; checkedSecondsAgo: number };
  start(): void;
  /** Claims no more work and waits for running steps, at most `graceMs`. Another worker finishes the rest. */
  stop(graceMs: number): Promise<void>;
}

/** Creates a worker. Any number of workers may run, in any process. */
export function createWorker(
  { db, clock, log, sources, wakers }: WorkerDeps,
  { concurrency = 24, idleMs = 500 }: WorkerOptions = {},
): Worker {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let interrupted = new AbortController();
  let loop: Promise<void> | null = null;
  let checkedAt = performance.now();

  const run = (work: () => Promise<void>) => {
    const step = work().finally(() => running.delete(step));
    running.add(step);
  };
  /** Place of the source that claims first. The sources take turns, so a busy one delays none of the others. */
  let first = 0;
  /**
   * Claims due work, starts it and returns the number of its steps. One query finds which sources have work, for all brands. Each
   * of them then claims an equal share of the free places, including those that earlier ones did not use.
   */
  const startDue = async (): Promise<number> => {
    const free = concurrency - running.size;
    if (free <= 0) {
      checkedAt = performance.now();
      return 0;
    }
    const [answer] = await db.queryBrands<{ due: boolean[] }>(
      `select array[${sources.map(({ isDue }) => isDue).join(', ')}] as due`,
      [clock()],
    );
    checkedAt = performance.now();
    const places = sources.map((_, offset) => (first + offset) % sources.length);
    const due = places.filter((place) => answer?.due[place]);
    let started = 0;
    for (const [turn, place] of due.entries()) {
      if (started === free) break;
      const share = Math.ceil((free - started) / (due.length - turn));
      const steps = (await sources[place]?.claim(share)) ?? [];
      steps.forEach(run);
      started += steps.length;
      first = place + 1;
    }
    return started;
  };
  const checkUntilStopped = async () => {
    while (!stopping.signal.aborted) {
      // Work that becomes due during this check interrupts the rest that follows it.
      interrupted = new AbortController();
      const started = await startDue().catch((error: unknown) => {
        log.error(
          { err: error, kinds: sources.map(({ kind }) => kind) },
          'worker cannot see its work',
        );
        return 0;
      });
      if (started === 0) await rest();
    }
  };
  const interrupt = () => interrupted.abort();
  /** Waits until the next check. Work that becomes due, or a step that ends, interrupts it. */
  const rest = async () => {
    const signal = AbortSignal.any([stopping.signal, interrupted.signal]);
    await Promise.race([wait(idleMs, undefined, { signal }).catch(() => undefined), ...running]);
    interrupt();
  };
  return {
    async runDue() {
      const started = await startDue();
      await Promise.all(running);
      return started;
    },
    async readDelays() {
      const now = clock();
      const [answer] = await db.queryBrands<{ oldest: (Date | null)[] }>(
        `select array[${sources.map(({ oldestDue }) => oldestDue).join(', ')}] as oldest`,
        [now],
      );
      return sources.map(({ kind }, place) => {
        const since = answer?.oldest[place] ?? now;
        return { kind, seconds: Math.max(0, (now.getTime() - since.getTime()) / 1000) };
      });
    },
    status: () => ({
      steps: running.size,
      checkedSecondsAgo: (performance.now() - checkedAt) / 1000,
    }),
    start() {
      wakers?.add(interrupt);
      loop ??= checkUntilStopped();
    },
    async stop(graceMs) {
      wakers?.delete(interrupt);
      stopping.abort();
      await loop;
      await Promise.race([Promise.all(running), wait(graceMs, undefined, { ref: false })]);
    },
  };
}
