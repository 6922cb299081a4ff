import type { Tx } from '../../db/database';
import { ReleaseRefusal } from '../refusal';
import { type Actor, moveRelease, type MoveParts, type Moving } from './moveRelease';
import type { MoveReport } from './moveReport';
import { type PointerState, pointersOf } from './pointers';
import { lastSetChange } from './releaseLog';
import { findSet } from './releaseSet';

export interface Promotion {
  /** Releases by part; several move together or not at all. */
  releases: ReadonlyMap<string, string>;
  /** Null: all brands. */
  brand: string | null;
  /** Expected current releases by part; null: no release. A missing part is not checked. */
  from?: ReadonlyMap<string, string | null>;
  reason?: string | null;
}
export interface Rollback {
  /** Null: the whole set. */
  part: string | null;
  brand: string | null;
  /** Null: the previous one. */
  set: string | null;
  /** Expected current release. Omit it to skip the check. */
  from?: string | null;
  reason?: string | null;
}
export interface Pin {
  part: string;
  brand: string;
  /** Null: the brand's current release. */
  release: string | null;
  /** Expected current release. Omit it to skip the check. */
  from?: string | null;
  reason: string;
}

export interface Trial {
  /** Releases by part. */
  releases: ReadonlyMap<string, string>;
  /** Percentage of visitors, above 0 and below 100. */
  percent: number;
  brand: string | null;
  from?: ReadonlyMap<string, string | null>;
  reason?: string | null;
}
/** End of a canary, with the figures that decided it. */
export interface Halt {
  part: string;
  brand: string | null;
  /** Ends the canary only if it has this release; null: any canary. */
  release: string | null;
  reason: string;
  figures?: Readonly<Record<string, unknown>>;
}

/** Changes of pointers, each in one transaction. All throw Refusal. */
export function createMoves(parts: MoveParts) {
  return {
    promote: (
      actor: Actor,
      { releases, brand, from, reason = null }: Promotion,
    ): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'promote', reason }, async ({ tx, before, write }) => {
        await checkBrand(tx, brand);
        for (const [part, current] of from ?? []) checkUnchanged(before, { part, brand, current });
        for (const [part, release] of releases)
          if (brand === null) await write.everybody(part, release);
          else await write.brand({ brand, part, release, pinned: null });
      }),
    /** Gives a share of the visitors a release in place of the current one, or changes the share. */
    canary: (
      actor: Actor,
      { releases, percent, brand, from, reason = null }: Trial,
    ): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'canary', reason }, async ({ tx, before, write }) => {
        await checkBrand(tx, brand);
        for (const [part, current] of from ?? []) checkUnchanged(before, { part, brand, current });
        for (const [part, release] of releases) {
          if (pointersOf(before, brand).get(part)?.release === release)
            throw new ReleaseRefusal(
              'NOTHING_TO_TRY',
              `${part}: ${release} is what ${brand ?? 'everybody'} has already.`,
            );
          await write.canary({ brand, part, release, percent });
        }
      }),
    /** Ends a canary: all visitors get the current release. */
    halt: (
      actor: Actor,
      { part, brand, release, reason, figures = {} }: Halt,
    ): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'halt', reason, detail: { figures } }, async (moving) => {
        const tried = moving.before.canaries.get(brand)?.get(part);
        if (!tried || (release !== null && tried.release !== release))
          throw new ReleaseRefusal('NOTHING_TO_TRY', `${part}: nothing is tried.`);
        await moving.write.endCanary(brand, part);
      }),
    rollback: (
      actor: Actor,
      { part, brand, set, from, reason = null }: Rollback,
    ): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'rollback', reason }, async (moving) => {
        await checkBrand(moving.tx, brand);
        if (part !== null && from !== undefined)
          checkUnchanged(moving.before, { part, brand, current: from });
        if (part !== null && set === null && moving.before.canaries.get(brand)?.has(part)) {
          // During a canary a roll-back ends the canary. The current release does not change.
          await moving.write.endCanary(brand, part);
          return;
        }
        const target = await targetOf(moving, { part, brand, set });
        await restore(moving, brand, { target, why: reason ?? 'rolled back' });
      }),
    /** Keeps a brand's part at a release until it is unpinned, regardless of other moves. */
    pin: (actor: Actor, { part, brand, release, from, reason }: Pin): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'pin', reason }, async ({ tx, before, write }) => {
        await checkBrand(tx, brand);
        if (from !== undefined) checkUnchanged(before, { part, brand, current: from });
        const current = release ?? pointersOf(before, brand).get(part)?.release;
        if (!current)
          throw new ReleaseRefusal(
            'UNKNOWN_RELEASE',
            `${part}: ${brand} has no release of it to keep.`,
          );
        await write.brand({ brand, part, release: current, pinned: reason });
      }),
    /** Returns the brand to the common releases. */
    unpin: (
      actor: Actor,
      { part, brand, reason = null }: { part: string; brand: string; reason?: string | null },
    ): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'unpin', reason }, async ({ before, write }) => {
        if (!before.brands.get(brand)?.has(part))
          throw new ReleaseRefusal('NOT_PINNED', `${part}: ${brand} has nothing of its own.`);
        await write.follow(brand, part);
      }),
  };
}
export type Moves = ReturnType<typeof createMoves>;

async function checkBrand(tx: Tx, brand: string | null) {
  if (brand === null) return;
  const known = await tx.query('select 1 from brands where id = $1', [brand]);
  if (known.length === 0)
    throw new ReleaseRefusal('UNKNOWN_BRAND', `There is no brand "${brand}".`);
}

function checkUnchanged(
  before: PointerState,
  { part, brand, current }: { part: string; brand: string | null; current: string | null },
) {
  const pointer = pointersOf(before, brand).get(part);
  const now = pointer?.release ?? null;
  if (now === current) return;
  const since = pointer ? ` since ${pointer.movedAt.toISOString()}` : '';
  throw new ReleaseRefusal(
    'CHANGED_MEANWHILE',
    `${part}: not moved. ${now ?? 'No release'} is current${since}, not ${current ?? 'none'} as when this began: another person moved it. Look, and say again what you want.`,
  );
}

/** Release by part; null removes the part. */
type Target = ReadonlyMap<string, string | null>;

async function targetOf({ tx, before }: Moving, { part, brand, set }: Rollback): Promise<Target> {
  const pointers = pointersOf(before, brand);
  if (part !== null && set === null) {
    const release = pointers.get(part)?.earlier[0];
    if (!release)
      throw new ReleaseRefusal('NOTHING_BEFORE', `${part}: nothing was current before.`);
    return new Map([[part, release]]);
  }
  const id = set ?? (await setBefore(tx, brand));
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

async function setBefore(tx: Tx, brand: string | null): Promise<string> {
  const last =
    (await lastSetChange(tx, brand)) ?? (brand === null ? null : await lastSetChange(tx, null));
  if (!last?.setBefore)
    throw new ReleaseRefusal('NOTHING_BEFORE', 'There was no other set of releases before.');
  return last.setBefore;
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
