import type { Database, Tx } from '../../../db/database';
import { eachOnce, newMisfits } from '../gate/newMisfits';
import { misfitLine } from '../gate/lineup';
import type { IsTaken } from '../gate/misfits';
import { mayRelease } from '../keys/publishers';
import type { Published } from '../records/parseRecord';
import { Refusal } from '../refusal';
import { lineupOf, differentSets } from './lineups';
import { readLocks, lockOn } from './locks';
import { type Parts, partsOf, type PointerState, pointersOf, readPointers } from './pointers';
import { createRecordReader, type RecordReader } from './records';
import { addToLog } from './releaseLog';
import { setIdOf, storeSets } from './releaseSet';
import { createPointerWriter, type PointerWriter } from './writePointers';

/** One who moves at a time: whoever comes second sees what the first has done. */
export const RELEASES_LOCK = 7_283_200;

/** On whose word something is done. */
export interface Actor {
  /** As the log keeps it. */
  name: string;
  /** What the actor may release; `*` is everything. */
  parts: readonly string[];
}
export interface MoveParts {
  db: Database;
  isTaken: IsTaken;
  /** Why the files of a release cannot be served; null when they are there as they were built. */
  filesProblem: (published: Published) => Promise<string | null>;
}
export interface Act {
  actor: Actor;
  /** As the log keeps it: `promote`, `rollback` … */
  action: string;
  reason: string | null;
}
/** What a change has at hand. */
export interface Moving {
  tx: Tx;
  before: PointerState;
  write: PointerWriter;
}
/** A part that a brand, or everybody (null), got in another release. */
export interface MovedPart {
  brand: string | null;
  part: string;
  from: string | null;
  to: string | null;
}
export interface MovedSet {
  brand: string | null;
  before: string;
  after: string;
}
export interface MoveReport {
  parts: MovedPart[];
  sets: MovedSet[];
}

/**
 * The one way to change what pages get: `change` writes the pointers, then all that they mean is looked at, and nothing of it
 * stays unless it is allowed, unlocked, there and fits. Records the sets and writes the log.
 * @throws Refusal
 */
export function move(
  { db, isTaken, filesProblem }: MoveParts,
  { actor, action, reason }: Act,
  change: (moving: Moving) => Promise<void>,
): Promise<MoveReport> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [RELEASES_LOCK]);
    const before = await readPointers(tx);
    await change({ tx, before, write: createPointerWriter(tx, before, actor.name) });
    const after = await readPointers(tx);
    const report = reportOf(before, after);
    const records = createRecordReader(tx);
    checkActor(actor, report);
    await checkLocks(tx, report);
    await checkReleases(report, records, filesProblem);
    await checkFit(before, after, { records, isTaken, report });
    const scopes = [null, ...after.brands.keys()];
    await storeSets(tx, [
      ...scopes.map((brand) => partsOf(pointersOf(before, brand))),
      ...scopes.map((brand) => partsOf(pointersOf(after, brand))),
    ]);
    await addToLog(tx, logOf(report, { actor, action, reason }));
    return report;
  });
}

function reportOf(before: PointerState, after: PointerState): MoveReport {
  const scopes = [...new Set([null, ...before.brands.keys(), ...after.brands.keys()])];
  const report: MoveReport = { parts: [], sets: [] };
  for (const brand of scopes) {
    const old = partsOf(pointersOf(before, brand));
    const now = partsOf(pointersOf(after, brand));
    const changed = differences(old, now).map((part) => ({ brand, ...part }));
    if (changed.length === 0) continue;
    report.parts.push(...changed);
    report.sets.push({ brand, before: setIdOf(old), after: setIdOf(now) });
  }
  return report;
}

function differences(
  old: Parts,
  now: Parts,
): { part: string; from: string | null; to: string | null }[] {
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((part) => ({ part, from: old.get(part) ?? null, to: now.get(part) ?? null }))
    .filter(({ from, to }) => from !== to);
}

function checkActor({ name, parts }: Actor, report: MoveReport) {
  const foreign = report.parts.find(({ part }) => !mayRelease(parts, part));
  if (foreign)
    throw new Refusal(
      'NOT_ALLOWED',
      `${foreign.part}: ${name} may release ${parts.join(', ')} only.`,
    );
}

async function checkLocks(tx: Tx, report: MoveReport) {
  const locks = await readLocks(tx);
  for (const { brand, part } of report.parts) {
    const lock = lockOn(locks, brand, part);
    if (lock)
      throw new Refusal(
        'LOCKED',
        `${part}: locked for ${lock.brand ?? 'every brand'} since ${lock.lockedAt.toISOString()} by ${lock.actor}: ${lock.reason}. Unlock it first, if that is over.`,
      );
  }
}

async function checkReleases(
  { parts }: MoveReport,
  records: RecordReader,
  filesProblem: MoveParts['filesProblem'],
) {
  const wanted = [...new Map(parts.map((moved) => [moved.to, moved])).values()];
  const { found } = await records.read(wanted.flatMap(({ to }) => to ?? []));
  for (const { part, to } of wanted) {
    const read = to === null ? undefined : found.get(to);
    if (!read) continue;
    if ('problem' in read)
      throw new Refusal('UNREADABLE', `${part}: pages cannot have ${to}: ${read.problem}.`);
    const { published } = read.signed;
    const problem = await filesProblem(published);
    if (problem)
      throw new Refusal('FILES_MISSING', `${part}: not moved, pages could not load it. ${problem}`);
  }
}

/** Looks at each different set once: a thousand brands that have the same are one. */
async function checkFit(
  before: PointerState,
  after: PointerState,
  { records, isTaken, report }: { records: RecordReader; isTaken: IsTaken; report: MoveReport },
) {
  const moved = new Set(report.sets.map(({ brand }) => brand));
  const found = [];
  for (const scoped of differentSets(after)) {
    const brands = scoped.brands.filter((brand) => moved.has(brand));
    const [brand] = brands;
    if (brand === undefined) continue;
    const old = partsOf(pointersOf(before, brand));
    const parts = differences(old, scoped.parts).map(({ part }) => part);
    found.push(
      ...newMisfits(
        await lineupOf({ ...scoped, parts: old }, records),
        await lineupOf(scoped, records),
        { parts, isTaken },
      ),
    );
  }
  const misfits = eachOnce(found);
  if (misfits.length > 0) throw new Refusal('MISFIT', misfits.map(misfitLine).join('\n'), misfits);
}

function logOf({ parts, sets }: MoveReport, { actor, action, reason }: Act) {
  const own = sets.length > 0 ? sets : [];
  return own.map(({ brand, before, after }) => {
    const moved = parts.filter((each) => each.brand === brand);
    const [only] = moved.length === 1 ? moved : [];
    return {
      actor: actor.name,
      action,
      brand,
      part: only?.part ?? null,
      release: only?.to ?? null,
      setBefore: before,
      setAfter: after,
      reason,
      detail: {
        parts: Object.fromEntries(moved.map(({ part, from, to }) => [part, { from, to }])),
      },
    };
  });
}
