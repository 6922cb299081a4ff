import { createBoundedQueue } from '../../lib/async/boundedQueue';
import { type Difference, findDifferences } from './differences';
import { type Compared, gather } from './gather';
import { type Counts, type Ending, endRun, FIRST_ID, readPage, renewRun, type Scope } from './runs';
import type { Tx } from '../../db/database';
import { closeCase, openCase, SYSTEM } from '../cases/cases';
import { HEALED } from '../messages/checkout';

/** Number of bookings that are queried at the same time. */
const WIDTH = 4;
const PAGE = 50;
export interface Run {
  id: string;
  brandId: string;
  scope: Scope;
}
const countIn = (counts: Counts, kinds: readonly string[]) => {
  for (const kind of kinds) counts.differences[kind] = (counts.differences[kind] ?? 0) + 1;
};

/** Compares page after page and stores the result. Never throws. */
export async function runReconciliation(
  compared: Compared,
  run: Run,
  stopping: AbortSignal,
  more: (counts: Counts) => Promise<void> = async () => undefined,
): Promise<Ending> {
  const { db, clock, log } = compared.engine;
  const counts: Counts = { checked: 0, unanswered: 0, differences: {} };
  const result = await comparePages(compared, run, stopping, counts)
    .then(async (ending) => (await more(counts), ending))
    .catch((error: unknown): Ending['result'] => {
      log.error({ err: error, brand: run.brandId, scope: run.scope }, 'reconciliation failed');
      return 'FAILED';
    });
  const ending = { ...counts, result: result ?? resultOf(counts) };
  if (ending.result === 'DIFFERENT')
    log.error(
      { brand: run.brandId, scope: run.scope, differences: counts.differences },
      'reconciliation found differences',
    );
  await endRun(db, run.brandId, run.id, clock(), ending).catch((error: unknown) =>
    log.error({ err: error }, 'reconciliation not written down'),
  );
  return ending;
}

/**
 * Compares the bookings of a run page by page. Null when the run is complete; `LOST` when it was stopped or lost its lease.
 */
async function comparePages(
  compared: Compared,
  { id, brandId, scope }: Run,
  stopping: AbortSignal,
  counts: Counts,
): Promise<'LOST' | null> {
  const { db, clock } = compared.engine;
  const limit = createBoundedQueue(WIDTH, PAGE);
  for (let after = FIRST_ID; ;) {
    if (stopping.aborted || !(await renewRun(db, brandId, id, clock()))) return 'LOST';
    const page = await db.withBrand(brandId, (tx) =>
      readPage(tx, brandId, { scope, after, limit: PAGE, at: clock() }),
    );
    await Promise.all(
      page.map((bookingId) => limit(() => compare(compared, brandId, bookingId, stopping, counts))),
    );
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return stopping.aborted ? 'LOST' : null;
    after = last;
  }
}

async function compare(
  compared: Compared,
  brandId: string,
  bookingId: string,
  stopping: AbortSignal,
  counts: Counts,
): Promise<void> {
  const gathered = await gather(compared, brandId, bookingId, stopping);
  if (gathered.kind === 'unanswered') counts.unanswered += 1;
  if (gathered.kind !== 'evidence') return;
  counts.checked += 1;
  const found = findDifferences(gathered.evidence);
  const { engine } = compared;
  const open = await engine.db.withBrand(brandId, (tx) =>
    settleCases(tx, { brand: brandId, key: bookingId, bookingId }, found, engine.clock()),
  );
  countIn(
    counts,
    open.map(({ kind }) => kind),
  );
}

function resultOf({ unanswered, differences }: Counts): Ending['result'] {
  if (Object.keys(differences).length > 0) return 'DIFFERENT';
  return unanswered > 0 ? 'PARTIAL' : 'CLEAN';
}

export const keyOf = (subject: string, { kind, paymentId, extra }: Difference): string =>
  ['RECONCILIATION', subject, kind, paymentId ?? extra ?? []].flat().join(':');

/**
 * Opens one case for every difference, and closes cases whose difference no longer exists. A case that a person closed stays
 * closed while the difference is unchanged. Returns the open ones by kind.
 */
export async function settleCases(
  tx: Tx,
  subject: { brand: string; key: string; bookingId?: string },
  differences: readonly Difference[],
  at: Date,
): Promise<Difference[]> {
  const { brand, key: name, bookingId } = subject;
  const open = new Map(differences.map((difference) => [keyOf(name, difference), difference]));
  for (const [key, difference] of open) {
    const data = { difference: difference.kind, ...difference.data };
    if (await isAccepted(tx, brand, key, data)) open.delete(key);
    else
      await openCase(tx, {
        brand,
        kind: 'RECONCILIATION',
        key,
        at,
        bookingId,
        paymentId: difference.paymentId,
        data,
      });
  }
  const before = await tx.query<{ key: string }>(
    "select key from cases where brand = $1 and state = 'OPEN' and starts_with(key, $2)",
    [brand, `RECONCILIATION:${name}:`],
  );
  for (const { key } of before)
    if (!open.has(key)) await closeCase(tx, { brand, key, at, by: SYSTEM, note: HEALED });
  return [...open.values()];
}

/** True when an operator has reviewed and accepted exactly this difference. */
async function isAccepted(
  tx: Tx,
  brand: string,
  key: string,
  data: Record<string, unknown>,
): Promise<boolean> {
  const [last] = await tx.query<{ same: boolean }>(
    `select (state = 'RESOLVED' and resolved_by <> $3 and data = $4::jsonb) as same
     from cases
     where brand = $1 and key = $2
     order by opened_at desc, resolved_at desc nulls first
     limit 1`,
    [brand, key, SYSTEM, data],
  );
  return last?.same === true;
}
