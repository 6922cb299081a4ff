import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import type { Lease, LeasedRow, LeasedTable } from './leases';
import { runStep } from './runStep';
import { backoffMs } from './schedule';
import type { WorkSource } from './worker';

export interface EffectSteps<Row extends object> {
  kind: string;
  rows: LeasedTable<Row>;
  /** Id of the row's booking. */
  bookingOf(row: Row): string;
  /** Takes the next step of a row, with at most one effect outside, and ends the lease. */
  step(row: Row, lease: Lease): Promise<void>;
}

/** Work on the due rows of a table. Any worker tries a step that failed on our side again later. */
export function stepsOf<Row extends LeasedRow & { failures: number; traceparent?: string | null }>(
  engine: { db: Database; clock: () => Date; log: FastifyBaseLogger },
  { kind, rows: leased, bookingOf, step }: EffectSteps<Row>,
): WorkSource {
  const { clock, log } = engine;
  const takeStep = (row: Row, lease: Lease): Promise<void> =>
    runStep(engine, {
      kind,
      booking: { brand: row.brand, id: bookingOf(row) },
      traceparent: row.traceparent,
      step: () => step(row, lease),
      async onFailed(error) {
        log.error({ err: error, kind, id: row.id, failures: row.failures }, 'step failed');
        const nextAt = new Date(clock().getTime() + backoffMs(row.failures));
        await leased
          .release(engine, row, lease, nextAt, { hasFailed: true })
          .catch((failure: unknown) => log.warn({ err: failure }, 'lease not given back'));
      },
    });
  return {
    kind,
    isDue: leased.isDue,
    oldestDue: leased.oldestDue,
    async claim(limit) {
      const { lease, rows } = await leased.claim(engine, limit);
      return rows.map((row) => () => takeStep(row, lease));
    },
  };
}
