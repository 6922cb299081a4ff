import { ReleaseRefusal } from '../refusal';
import { checkKnownBrand, checkUnchanged } from './moveChecks';
import { type Actor, moveRelease, type MoveParts } from './moveRelease';
import type { MoveReport } from './moveReport';
import { pointersOf } from './pointers';

export interface Promotion {
  /** Releases by part; several move together or not at all. */
  releases: ReadonlyMap<string, string>;
  /** Null: all brands. */
  brand: string | null;
  /** Expected current releases by part; null: no release. A missing part is not checked. */
  from?: ReadonlyMap<string, string | null>;
  reason?: string | null;
  /** Reason to promote a release in quarantine. */
  despite?: string | null;
  /** Ends the brand's pin; otherwise a pinned brand is rejected. */
  unpin?: boolean;
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
  /** Reason to try a release in quarantine. */
  despite?: string | null;
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
      { releases, brand, from, reason = null, despite = null, unpin = false }: Promotion,
    ): Promise<MoveReport> => {
      const act = { actor, action: 'promote', reason, despite, keepsPins: !unpin };
      return moveRelease(parts, act, async ({ tx, before, write }) => {
        await checkKnownBrand(tx, brand);
        for (const [part, current] of from ?? []) checkUnchanged(before, { part, brand, current });
        for (const [part, release] of releases)
          if (brand === null) await write.everybody(part, release);
          else await write.brand({ brand, part, release, pinned: null });
      });
    },
    /** Gives a share of the visitors a release in place of the current one, or changes the share. */
    canary: (
      actor: Actor,
      { releases, percent, brand, from, reason = null, despite = null }: Trial,
    ): Promise<MoveReport> => {
      const act = { actor, action: 'canary', reason, despite };
      return moveRelease(parts, act, async ({ tx, before, write }) => {
        await checkKnownBrand(tx, brand);
        for (const [part, current] of from ?? []) checkUnchanged(before, { part, brand, current });
        for (const [part, release] of releases) {
          if (pointersOf(before, brand).get(part)?.release === release)
            throw new ReleaseRefusal(
              'NOTHING_TO_TRY',
              `${part}: ${release} is what ${brand ?? 'everybody'} has already.`,
            );
          await write.canary({ brand, part, release, percent });
        }
      });
    },
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
    /** Keeps a brand's part at a release until it is unpinned, regardless of other moves. */
    pin: (actor: Actor, { part, brand, release, from, reason }: Pin): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'pin', reason }, async ({ tx, before, write }) => {
        await checkKnownBrand(tx, brand);
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
