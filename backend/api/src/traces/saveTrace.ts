import type { Database } from '../db/database';
import type { Work } from '../lib/tracing/trace';

export interface EndedWork {
  at: Date;
  /** Milliseconds. */
  ms: number;
  /** Status of the answer, or `ok` or `failed` for a worker's step. */
  outcome: string;
  /** Set of releases of the page that sent the request; null when unknown. */
  releaseSet: string | null;
}

/** Stores a request or a step about a booking, so that staff find it by its ids. Work about no booking is not stored. */
export async function saveTrace(
  db: Pick<Database, 'queryBrand'>,
  { name, traceId, requestId, booking, calls }: Work,
  { at, ms, outcome, releaseSet }: EndedWork,
): Promise<void> {
  if (!booking) return;
  await db.queryBrand(
    booking.brand,
    `insert into booking_traces (brand, booking_id, at, trace_id, request_id, name, outcome, ms, release_set, calls)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      booking.brand,
      booking.id,
      at,
      traceId,
      requestId,
      name,
      outcome,
      Math.round(ms),
      releaseSet,
      JSON.stringify(calls),
    ],
  );
}
