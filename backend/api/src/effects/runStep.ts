import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { type BookingOfWork, errorTypeOf, readTraceparent, startWork } from '../lib/tracing/trace';
import { saveTrace } from '../traces/saveTrace';

interface StepDeps {
  db: Pick<Database, 'queryBrand'>;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
export interface Step {
  kind: string;
  booking: BookingOfWork | null;
  /** `traceparent` of the request that the step continues; without one, the step has a trace of its own. */
  traceparent?: string | null | undefined;
  step(): Promise<void>;
  /** Handles the error of the step. */
  onFailed(error: unknown): Promise<void> | void;
}

/**
 * Runs a worker's step as work of its own. A step about a booking that called an outside system or failed is stored for staff.
 */
export async function runStep(
  { db, clock, log }: StepDeps,
  { kind, booking, traceparent, step, onFailed }: Step,
): Promise<void> {
  const work = startWork({
    name: `step ${kind}`,
    kind: 'consumer',
    parent: readTraceparent(traceparent),
    ...(booking && { booking }),
  });
  const started = performance.now();
  const end = async (problem?: string) => {
    work.end(work.booking ? { 'tiquete.brand': work.booking.brand } : {}, problem);
    if (problem === undefined && work.calls.length === 0) return;
    const ended = {
      at: clock(),
      ms: performance.now() - started,
      outcome: problem === undefined ? 'ok' : 'failed',
      releaseSet: null,
    };
    await saveTrace(db, work, ended).catch((error: unknown) =>
      log.warn({ err: error }, 'a trace is not stored'),
    );
  };
  return work.run(async () => {
    try {
      await step();
    } catch (error) {
      await onFailed(error);
      return end(errorTypeOf(error));
    }
    await end();
  });
}
