import type { Database, Tx } from '../../../db/database';
import { misfitLine } from '../gate/lineup';
import type { IsTaken } from '../gate/misfits';
import { eachOnce, newMisfits } from '../gate/newMisfits';
import { mayRelease } from '../keys/publishers';
import type { Published } from '../records/parseRecord';
import { Refusal } from '../refusal';
import { differentSets, lineupOf, scopesOf } from './lineups';
import { lockOn, readLocks } from './locks';
import { differences, type MoveReport, reportOf } from './moveReport';
import { partsOf, type PointerState, pointersOf, readPointers } from './pointers';
import { createRecordReader, type RecordReader } from './records';
import { addToLog, type LogEntry } from './releaseLog';
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
  /** What decided it, where figures did. */
  detail?: Readonly<Record<string, unknown>>;
}
/** What a change has at hand. */
export interface Moving {
  tx: Tx;
  before: PointerState;
  write: PointerWriter;
}

/**
 * The one way to change what pages get: `change` writes pointers and canaries, then all that they mean is looked at, and nothing
 * of it stays unless it is allowed, unlocked, there and fits. Records the sets and writes the log.
 * @throws Refusal
 */
export function move(
  { db, isTaken, filesProblem }: MoveParts,
  act: Act,
  change: (moving: Moving) => Promise<void>,
): Promise<MoveReport> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [RELEASES_LOCK]);
    const before = await readPointers(tx);
    await change({ tx, before, write: createPointerWriter(tx, before, act.actor.name) });
    const after = await readPointers(tx);
    const report = reportOf(before, after);
    const records = createRecordReader(tx);
    checkActor(act.actor, report);
    // A lock keeps brands where they are by pins, which are its own.
    const isOfLocks = act.action === 'lock' || act.action === 'unlock';
    await checkLocks(tx, isOfLocks ? { ...report, keeps: [] } : report);
    await checkReleases(report, records, filesProblem);
    await checkFit(before, after, { records, isTaken });
    await storeSets(
      tx,
      [before, after].flatMap((state) =>
        scopesOf(state).map((brand) => partsOf(pointersOf(state, brand))),
      ),
    );
    await addToLog(tx, [
      ...setEntries(report, act),
      ...canaryEntries(report, act),
      ...(isOfLocks ? [] : keepEntries(report, act)),
    ]);
    return report;
  });
}

function checkActor({ name, parts }: Actor, report: MoveReport) {
  const foreign = [...report.parts, ...report.canaries, ...report.keeps].find(
    ({ part }) => !mayRelease(parts, part),
  );
  if (foreign)
    throw new Refusal(
      'NOT_ALLOWED',
      `${foreign.part}: ${name} may release ${parts.join(', ')} only.`,
    );
}

/** What is tried may be ended under a lock: it may be what the lock is for. */
async function checkLocks(tx: Tx, report: MoveReport) {
  const locks = await readLocks(tx);
  const begun = report.canaries.filter(({ to }) => to !== null);
  for (const { brand, part } of [...report.parts, ...begun, ...report.keeps]) {
    const lock = lockOn(locks, brand, part);
    if (lock)
      throw new Refusal(
        'LOCKED',
        `${part}: locked for ${lock.brand ?? 'every brand'} since ${lock.lockedAt.toISOString()} by ${lock.actor}: ${lock.reason}. Unlock it first, if that is over.`,
      );
  }
}

async function checkReleases(
  { parts, canaries }: MoveReport,
  records: RecordReader,
  filesProblem: MoveParts['filesProblem'],
) {
  const wanted = new Map(
    [...parts, ...canaries.map(({ part, to }) => ({ part, to: to?.release ?? null }))].flatMap(
      ({ part, to }) => (to === null ? [] : [[to, part] as const]),
    ),
  );
  const { found } = await records.read([...wanted.keys()]);
  for (const [release, part] of wanted) {
    const read = found.get(release);
    if (!read) continue;
    if ('problem' in read)
      throw new Refusal('UNREADABLE', `${part}: pages cannot have ${release}: ${read.problem}.`);
    const problem = await filesProblem(read.signed.published);
    if (problem)
      throw new Refusal('FILES_MISSING', `${part}: not moved, pages could not load it. ${problem}`);
  }
}

/** Looks at each set that was not there before, once: a thousand brands that have the same are one. */
async function checkFit(
  before: PointerState,
  after: PointerState,
  { records, isTaken }: { records: RecordReader; isTaken: IsTaken },
) {
  const known = new Set(differentSets(before).map(({ parts }) => setIdOf(parts)));
  const found = [];
  for (const scoped of differentSets(after)) {
    if (known.has(setIdOf(scoped.parts))) continue;
    const old = partsOf(pointersOf(before, scoped.brands[0] ?? null));
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

const setEntries = ({ parts, sets }: MoveReport, act: Act): LogEntry[] =>
  sets.map(({ brand, before, after }) => {
    const moved = parts.filter((each) => each.brand === brand);
    const [only] = moved.length === 1 ? moved : [];
    return {
      actor: act.actor.name,
      action: act.action,
      brand,
      part: only?.part ?? null,
      release: only?.to ?? null,
      setBefore: before,
      setAfter: after,
      reason: act.reason,
      detail: {
        ...act.detail,
        parts: Object.fromEntries(moved.map(({ part, from, to }) => [part, { from, to }])),
      },
    };
  });

/** A pin, or its end, that leaves the release as it is. */
const keepEntries = ({ parts, keeps }: MoveReport, act: Act): LogEntry[] =>
  keeps
    .filter(
      ({ brand, part }) => !parts.some((moved) => moved.brand === brand && moved.part === part),
    )
    .map(({ brand, part, release }) => ({
      actor: act.actor.name,
      action: act.action,
      brand,
      part,
      release,
      setBefore: null,
      setAfter: null,
      reason: act.reason,
      detail: { ...act.detail },
    }));

/** A canary that ends because its part was moved is told by the move. */
const canaryEntries = ({ parts, canaries }: MoveReport, act: Act): LogEntry[] =>
  canaries
    .filter(
      ({ brand, part, to }) =>
        to !== null || !parts.some((moved) => moved.brand === brand && moved.part === part),
    )
    .map(({ brand, part, from, to }) => ({
      actor: act.actor.name,
      action: act.action,
      brand,
      part,
      release: to?.release ?? from?.release ?? null,
      setBefore: null,
      setAfter: null,
      reason: act.reason,
      detail: { ...act.detail, canary: { from, to } },
    }));
