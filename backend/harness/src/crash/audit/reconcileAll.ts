import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { BRANDS, type BrandId } from '../brands';

/** Real milliseconds between two checks, and their maximum. A replica checks every half minute whether a run is due. */
const [POLL_MS, MAX_WAIT_MS] = [1000, 180_000];
const TRIES = 3;
const runsSchema = z.array(z.object({ result: z.string(), checked: z.int(), unanswered: z.int() }));
const casesSchema = z.array(
  z.object({ code: z.string().nullable(), state: z.string().nullable(), difference: z.string() }),
);
const RUN = `select result, checked, unanswered from reconciliation_runs
  where brand = $1 and scope = 'FULL' and finished_at is not null and result <> 'LOST'`;
const CASES = `select b.code, b.state, c.data ->> 'difference' as difference
  from cases c left join bookings b on b.brand = c.brand and b.id = c.booking_id
  where c.brand = $1 and c.kind = 'RECONCILIATION' and c.state = 'OPEN'`;

export interface Reconciled {
  /** Number of bookings that were compared with gateway and supplier. */
  checked: number;
  /** Number of bookings whose supplier or gateway did not answer. */
  unanswered: number;
  /** Differences between our bookings and those of suppliers and gateway that have an open case. */
  differences: { code: string; state: string; difference: string }[];
}

/**
 * Makes the daily comparison of every brand due, and returns the replicas' result. On a busy machine an answer may come too
 * late, so the comparison is repeated up to three times while more than `open` bookings have no answer. @throws Error when
 * the replicas do not run it
 */
export async function reconcileAll(connection: pg.ClientConfig, open: number): Promise<Reconciled> {
  let found = await reconcileOnce(connection);
  for (let tries = 1; tries < TRIES && found.unanswered > open; tries += 1)
    found = await reconcileOnce(connection);
  return found;
}

async function reconcileOnce(connection: pg.ClientConfig): Promise<Reconciled> {
  const all = await Promise.all(BRANDS.map((brand) => reconcile(connection, brand)));
  return {
    checked: all.reduce((sum, { checked }) => sum + checked, 0),
    unanswered: all.reduce((sum, { unanswered }) => sum + unanswered, 0),
    differences: all.flatMap(({ differences }) => differences),
  };
}

async function reconcile(connection: pg.ClientConfig, brand: BrandId): Promise<Reconciled> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("select set_config('app.brand', $1, false)", [brand]);
    await client.query("delete from reconciliation_runs where brand = $1 and scope = 'FULL'", [
      brand,
    ]);
    for (const until = Date.now() + MAX_WAIT_MS; Date.now() < until; await wait(POLL_MS)) {
      const [run] = runsSchema.parse((await client.query(RUN, [brand])).rows);
      if (!run) continue;
      const cases = casesSchema.parse((await client.query(CASES, [brand])).rows);
      return {
        ...run,
        differences: cases.map(({ code, state, difference }) => ({
          code: code ?? '',
          state: state ?? '',
          difference,
        })),
      };
    }
    throw new Error(`reconciliation of ${brand} did not end`);
  } finally {
    await client.end();
  }
}
