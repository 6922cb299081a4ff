import type { Checkout } from '../createCheckout';
import { compareLists } from './compareLists';
import type { Compared } from './gather';
import { runReconciliation } from './run';
import { beginRun, type Ending, EVERY_MS, RECENT_MS, RETRY_MS, type Scope } from './runs';
import type { Database } from '../../db/database';

interface DueRun {
  brandId: string;
  scope: Scope;
  isFirst: boolean;
}
/**
 * Due runs of every brand, the frequent ones first: the frequent run for recent changes of bookings or payments or open
 * differences, the daily run for brands with bookings and for the first brand. `beginRun` decides which replica takes a run.
 */
const readDue = (db: Database, at: Date): Promise<DueRun[]> => {
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  return db.queryBrands<DueRun & Record<string, unknown>>(DUE, [
    at,
    ago(RECENT_MS),
    ago(EVERY_MS.RECENT),
    ago(EVERY_MS.FULL),
    ago(RETRY_MS),
  ]);
};

/**
 * The newest change of each brand is the end of an index, for any time and any number of bookings. `offset 0` and the
 * order make PostgreSQL use the indexes of the runs, which find the unfinished one and the latest ones. Otherwise it reads the runs of all
 * time.
 */
const DUE = `
  with newest as (
    select id as brand, (select max(updated_at) from bookings where brand = brands.id) as booking_at,
      (select max(updated_at) from payments where brand = brands.id) as payment_at,
      exists (select from cases where brand = brands.id and state = 'OPEN' and kind = 'RECONCILIATION') as is_different
    from brands
  ), wanted as (
    select brand, 'RECENT' as scope, $3::timestamptz as since from newest
      where greatest(booking_at, payment_at) >= $2 or is_different
    union all select brand, 'FULL', $4 from newest
      where booking_at is not null or brand = (select min(id) from brands)
  )
  select brand as "brandId", scope, brand = (select min(id) from brands) as "isFirst" from wanted
  where not exists (
      select from reconciliation_runs r where r.brand = wanted.brand and r.scope = wanted.scope
        and r.finished_at is null and r.lease_until >= $1
      offset 0)
    and (select true from reconciliation_runs r where r.brand = wanted.brand and r.scope = wanted.scope
        and r.started_at > least($5, wanted.since)
        and (r.started_at > $5 or (r.started_at > wanted.since and r.result in ('CLEAN', 'DIFFERENT', 'PARTIAL')))
      order by r.started_at desc limit 1) is null
  order by scope desc, brand`;

/** Milliseconds between two checks of a replica whether a run is due. */
const CHECKS_MS = 30_000;

/**
 * Compares the state at gateway, suppliers and providers of extras with ours: every five minutes recent changes, if there are
 * any, and daily everything. Every difference opens a case, which closes once the two states agree. Any number of replicas may
 * run it.
 */
export function createReconciliation(checkout: Checkout, extras?: Compared['extras']) {
  const { db, clock, log } = checkout.engine;
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Runs everything that is due and not claimed by another replica. Returns the outcomes. */
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
        await runReconciliation(
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
    /** Stops the current run, which another replica starts again. */
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
