import { createBoundedQueue } from '../../lib/async/boundedQueue';
import { findDifferences } from './differences';
import { type Compared, gather } from './gather';
import { type Counts, type Ending, endRun, renewRun } from './runs';
import { FIRST_ID, readPage, type Scope } from './scope';
import { settleCases } from './settleCases';

/** Bookings queried at the same time. */
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

/** Compares page after page and stores the result. @throws never */
export async function carryOut(
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

/** Null: it reached the end. */
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
