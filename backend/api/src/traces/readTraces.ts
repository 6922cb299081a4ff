import type { Tx } from '../db/database';
import type { NotedCall } from '../lib/tracing/trace';

export interface TraceRow {
  at: Date;
  trace_id: string;
  request_id: string | null;
  name: string;
  outcome: string;
  ms: number;
  release_set: string | null;
  calls: NotedCall[];
}
/** Most traces of a booking that staff see, the newest ones. */
export const TRACES_MAX = 200;

/** Requests and steps about a booking, newest first, and one more than `TRACES_MAX` if there are more. */
export const readTraces = (tx: Tx, brand: string, bookingId: string): Promise<TraceRow[]> =>
  tx.query<TraceRow & Record<string, unknown>>(
    `select at, trace_id, request_id, name, outcome, ms, release_set, calls from booking_traces
     where brand = $1 and booking_id = $2 order by id desc limit $3`,
    [brand, bookingId, TRACES_MAX + 1],
  );

/** Id of the booking of a trace or a request; undefined when neither has this id. */
export async function bookingOfTrace(
  tx: Tx,
  brand: string,
  id: string,
): Promise<string | undefined> {
  const [found] = await tx.query<{ booking_id: string }>(
    `select booking_id from booking_traces where brand = $1 and trace_id = $2
     union all
     select booking_id from booking_traces where brand = $1 and request_id = $2
     limit 1`,
    [brand, id],
  );
  return found?.booking_id;
}
