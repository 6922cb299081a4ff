import { SHELL_PART } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { ReleaseRefusal } from '../refusal';
import { checkKnownBrand, checkUnchanged } from './moveChecks';
import { type Actor, moveRelease, type MoveParts, type Moving } from './moveRelease';
import type { MoveReport } from './moveReport';
import { partsOf, type PointerState, pointersOf } from './pointers';
import { readQuarantine } from './quarantine';
import { setBefore } from './releaseLog';
import { findSet, setIdOf } from './releaseSet';

export interface Rollback {
  /** Null: the whole set. */
  part: string | null;
  brand: string | null;
  /** Null: the one before. */
  set: string | null;
  /**
   * The canary or current release of the part, or the current set, as the caller saw it. Omit it to leave the
   * canary, or the current release without one.
   */
  from?: string | null;
  reason?: string | null;
  /** Reason to return to a set with a release in quarantine. */
  despite?: string | null;
}
export interface Withdrawal {
  part: string;
  brand: string | null;
  /** Expected current release. Omit it to skip the check. */
  from?: string | null;
  reason: string;
}

/** Moves that take releases from visitors, each in one transaction. All throw Refusal. */
export function createRollbacks(parts: MoveParts) {
  return {
    /** Rollback of a canary, a part or all parts. It never returns to a release in quarantine. */
    rollback: (
      actor: Actor,
      { part, brand, set, from, reason = null, despite = null }: Rollback,
    ): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'rollback', reason, despite }, async (moving) => {
        await checkKnownBrand(moving.tx, brand);
        const leaves = checkLeft(moving.before, { part, brand, from });
        if (part !== null && set === null && leaves === 'canary') {
          await moving.write.endCanary(brand, part);
          return;
        }
        const target = await targetOf(moving, { part, brand, set });
        await restore(moving, brand, { target, why: reason ?? 'rolled back' });
      }),
    /** Takes a part off the pages: its tab disappears. A brand's withdrawal stays until it is unpinned. */
    withdraw: (actor: Actor, { part, brand, from, reason }: Withdrawal): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'withdraw', reason }, async ({ tx, before, write }) => {
        await checkKnownBrand(tx, brand);
        if (part === SHELL_PART)
          throw new ReleaseRefusal('NOT_ALLOWED', 'shell: no page exists without it.');
        if (from !== undefined) checkUnchanged(before, { part, brand, current: from });
        if (!pointersOf(before, brand).get(part)?.release)
          throw new ReleaseRefusal(
            'UNKNOWN_RELEASE',
            `${part}: ${brand ?? 'everybody'} does not have it.`,
          );
        if (brand === null) await write.removeFromEverybody(part);
        else await write.brand({ brand, part, release: null, pinned: reason });
      }),
  };
}
export type Rollbacks = ReturnType<typeof createRollbacks>;

/** Returns what a rollback leaves. @throws Refusal CHANGED_MEANWHILE when it is not what the caller saw */
function checkLeft(
  before: PointerState,
  { part, brand, from }: Pick<Rollback, 'part' | 'brand' | 'from'>,
): 'canary' | 'current' {
  const pointers = pointersOf(before, brand);
  if (part === null) {
    const now = setIdOf(partsOf(pointers));
    if (from === undefined || from === now) return 'current';
    throw new ReleaseRefusal(
      'CHANGED_MEANWHILE',
      `Not rolled back: ${now} is current, not ${from}. Another person was quicker. Look, and say again what you want.`,
    );
  }
  const tried = before.canaries.get(brand)?.get(part)?.release;
  if (from === undefined) return tried === undefined ? 'current' : 'canary';
  if (tried !== undefined && from === tried) return 'canary';
  checkUnchanged(before, { part, brand, current: from });
  return 'current';
}

/** Release by part; null removes the part. */
type Target = ReadonlyMap<string, string | null>;

async function targetOf({ tx, before }: Moving, { part, brand, set }: Rollback): Promise<Target> {
  const pointers = pointersOf(before, brand);
  if (part !== null && set === null) {
    const earlier = pointers.get(part)?.earlier ?? [];
    const quarantined = await readQuarantine(tx, earlier);
    const release = earlier.find((each) => !quarantined.has(each));
    if (release) return new Map([[part, release]]);
    throw new ReleaseRefusal(
      'NOTHING_BEFORE',
      `${part}: no earlier release remains.${part === SHELL_PART ? '' : ` \`withdraw ${part} --reason TEXT\` takes it off the pages.`}`,
    );
  }
  const id = set ?? (await earlierSet(tx, brand, setIdOf(partsOf(pointers))));
  const wanted = await findSet(tx, id);
  if (!wanted)
    throw new ReleaseRefusal(
      'UNKNOWN_SET',
      `There never was a set ${id}. \`history\` lists those there were.`,
    );
  const release = part === null ? undefined : wanted.get(part);
  if (part !== null && !release)
    throw new ReleaseRefusal('UNKNOWN_RELEASE', `${part}: it is not in ${id}.`);
  if (part !== null) return new Map([[part, release ?? null]]);
  return new Map([...[...pointers.keys()].map((each) => [each, null] as const), ...wanted]);
}

async function earlierSet(tx: Tx, brand: string | null, current: string): Promise<string> {
  const found =
    (await setBefore(tx, brand, current)) ??
    (brand === null ? null : await setBefore(tx, null, current));
  if (found) return found;
  throw new ReleaseRefusal('NOTHING_BEFORE', 'No earlier set of releases remains.');
}

async function restore(
  { write }: Moving,
  brand: string | null,
  { target, why }: { target: Target; why: string },
) {
  for (const [part, release] of target) {
    if (brand !== null) await write.brand({ brand, part, release, pinned: why });
    else if (release === null) await write.removeFromEverybody(part);
    else await write.everybody(part, release);
  }
}
