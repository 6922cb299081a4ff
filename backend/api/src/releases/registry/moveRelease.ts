import type { Tx } from '../../db/database';
import { incompatibilityLine } from '../gate/combination';
import type { IsTaken } from '../gate/incompatibilities';
import { eachOnce, newIncompatibilities } from '../gate/newIncompatibilities';
import { mayRelease } from '../keys/publishers';
import type { Published } from '../records/parseRecord';
import { ReleaseRefusal } from '../refusal';
import { differentSets, combinationOf, scopesOf } from './combinations';
import { inTurn, type Turns } from './inTurn';
import { lockOn, readLocks } from './locks';
import { differences, type MoveReport, reportOf } from './moveReport';
import { partsOf, type PointerState, pointersOf, readPointers } from './pointers';
import { checkQuarantine, quarantineEnded } from './quarantine';
import { createRecordReader, type RecordReader } from './records';
import { addToLog, type LogEntry } from './releaseLog';
import { setIdOf, storeSets } from './releaseSet';
import { createPointerWriter, type PointerWriter } from './writePointers';

/** Actor of a move. */
export interface Actor {
  /** Name in the log. */
  name: string;
  /** Parts that the actor may release; `*` stands for all. */
  parts: readonly string[];
}
export interface MoveParts extends Turns {
  isTaken: IsTaken;
  /** Reason why a release's files cannot be served; null when they are complete and unchanged. */
  filesProblem: (published: Published) => Promise<string | null>;
}
export interface Act {
  actor: Actor;
  /** Name in the log: `promote`, `rollback` … */
  action: string;
  reason: string | null;
  /** Reason to promote a release in quarantine; null: such a release is rejected. */
  despite?: string | null;
  /** True for a move that must not end a brand's pin. */
  keepsPins?: boolean;
  /** Figures that decided the move, if any. */
  detail?: Readonly<Record<string, unknown>>;
}
/** Transaction of a move, the pointers before it, and the writer of new ones. */
export interface Moving {
  tx: Tx;
  before: PointerState;
  write: PointerWriter;
}

/**
 * Performs every change of pages' releases: `change` writes pointers and canaries, then their effects are checked. The
 * transaction commits only if the change is permitted and unlocked, its files exist and it fits. Stores the sets and writes
 * the log. @throws Refusal
 */
export function moveRelease(
  { isTaken, filesProblem, ...turns }: MoveParts,
  act: Act,
  change: (moving: Moving) => Promise<void>,
): Promise<MoveReport> {
  return inTurn(turns, async (tx) => {
    const before = await readPointers(tx);
    await change({ tx, before, write: writerOf(tx, before, act) });
    const after = await readPointers(tx);
    const report = reportOf(before, after);
    const records = createRecordReader(tx);
    checkActor(act.actor, report);
    // A lock pins a brand's parts, and its removal unpins them: no lock prevents that, and the log omits it.
    const isOfLocks = act.action === 'lock' || act.action === 'unlock';
    await checkLocks(tx, isOfLocks ? { ...report, brandReleases: [] } : report);
    checkPins(report, before, after, act);
    await checkQuarantine(tx, report, act);
    await checkReleases(report, records, filesProblem);
    await checkFit(before, after, { records, isTaken });
    await quarantineEnded(tx, report, act);
    await storeSets(
      tx,
      [before, after].flatMap((state) =>
        scopesOf(state).map((brand) => partsOf(pointersOf(state, brand))),
      ),
    );
    await addToLog(tx, [
      ...setEntries(report, act),
      ...canaryEntries(report, act),
      ...(isOfLocks ? [] : brandReleaseEntries(report, act)),
    ]);
    return report;
  });
}

const writerOf = (tx: Tx, before: PointerState, { action, actor }: Act) =>
  createPointerWriter({ tx, before, by: actor.name, leaves: action === 'rollback' });

function checkActor({ name, parts }: Actor, report: MoveReport) {
  const foreign = [...report.parts, ...report.canaries, ...report.brandReleases].find(
    ({ part }) => !mayRelease(parts, part),
  );
  if (foreign)
    throw new ReleaseRefusal(
      'NOT_ALLOWED',
      `${foreign.part}: ${name} may release ${parts.join(', ')} only.`,
    );
}

/** A lock does not prevent the end of a canary, which may be the reason for the lock. */
async function checkLocks(tx: Tx, report: MoveReport) {
  const locks = await readLocks(tx);
  const begun = report.canaries.filter(({ to }) => to !== null);
  for (const { brand, part } of [...report.parts, ...begun, ...report.brandReleases]) {
    const lock = lockOn(locks, brand, part);
    if (lock)
      throw new ReleaseRefusal(
        'LOCKED',
        `${part}: locked for ${lock.brand ?? 'every brand'} since ${lock.lockedAt.toISOString()} by ${lock.actor}: ${lock.reason}. Unlock it first, if that is over.`,
      );
  }
}

/** @throws Refusal PINNED */
function checkPins(
  { brandReleases }: MoveReport,
  before: PointerState,
  after: PointerState,
  { keepsPins = false }: Act,
) {
  if (!keepsPins) return;
  const pinOf = (state: PointerState, brand: string, part: string) =>
    state.brands.get(brand)?.get(part)?.pinned ?? null;
  for (const { brand, part } of brandReleases) {
    const pinned = pinOf(before, brand, part);
    if (pinned !== null && pinOf(after, brand, part) === null)
      throw new ReleaseRefusal(
        'PINNED',
        `${part}: ${brand} is pinned: ${pinned}. \`--unpin\` ends the pin with this promotion.`,
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
      throw new ReleaseRefusal(
        'UNREADABLE',
        `${part}: pages cannot have ${release}: ${read.problem}.`,
      );
    const problem = await filesProblem(read.signed.published);
    if (problem)
      throw new ReleaseRefusal(
        'FILES_MISSING',
        `${part}: not moved, pages could not load it. ${problem}`,
      );
  }
}

/** Checks each new set once: a thousand brands with the same set count as one. */
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
      ...newIncompatibilities(
        await combinationOf({ ...scoped, parts: old }, records),
        await combinationOf(scoped, records),
        { parts, isTaken },
      ),
    );
  }
  const incompatibilities = eachOnce(found);
  if (incompatibilities.length > 0)
    throw new ReleaseRefusal(
      'MISFIT',
      incompatibilities.map(incompatibilityLine).join('\n'),
      incompatibilities,
    );
}

const detailOf = ({ detail, despite }: Act) => ({ ...detail, ...(despite ? { despite } : {}) });

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
        ...detailOf(act),
        parts: Object.fromEntries(moved.map(({ part, from, to }) => [part, { from, to }])),
      },
    };
  });

/** Log entries of pins and brands' own releases that began or ended without a change of the release. */
const brandReleaseEntries = ({ parts, brandReleases }: MoveReport, act: Act): LogEntry[] =>
  brandReleases
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

/** Log entries of canaries; one that ends because its part moved is covered by the move's entry. */
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
      detail: {
        ...detailOf(act),
        canary: { from, to },
      },
    }));
