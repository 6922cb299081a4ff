import type { Tx } from '../../db/database';
import { ReleaseRefusal } from '../refusal';
import { endCanary, putCanary } from '../rollout/canaries';
import { type Pointer, type PointerState, pointersOf } from './pointers';

/** Earlier releases stored in a pointer, as many as a page may fall back to. */
const REMEMBERED = 5;

/** `previous` is for replicas of an older version. */
const POINT_EVERYBODY = `
  insert into release_pointers (remote, release, previous, earlier, moved_by) values ($1, $2, $3, $4, $5)
  on conflict (remote) do update set
    release = excluded.release, previous = excluded.previous, earlier = excluded.earlier,
    moved_by = excluded.moved_by, moved_at = now()`;
const FOLLOW = `delete from brand_pointers where remote = $1 and pinned is null`;
const REMOVE_FROM_EVERYBODY = `delete from release_pointers where remote = $1`;
const POINT_BRAND = `
  insert into brand_pointers (brand, remote, release, earlier, pinned, moved_by) values ($1, $2, $3, $4, $5, $6)
  on conflict (brand, remote) do update set
    release = excluded.release, earlier = excluded.earlier, pinned = excluded.pinned,
    moved_by = excluded.moved_by, moved_at = now()`;
const FORGET_BRAND = `delete from brand_pointers where brand = $1 and remote = $2`;

const PART_OF = `select remote as part from releases where release = $1`;

async function checkKnown(tx: Tx, part: string, release: string) {
  const [known] = await tx.query<{ part: string }>(PART_OF, [release]);
  if (known?.part === part) return;
  throw new ReleaseRefusal(
    'UNKNOWN_RELEASE',
    known
      ? `${part}: ${release} is a release of ${known.part}.`
      : `${part}: no release ${release} is registered.`,
  );
}

/**
 * Current and earlier releases without the new one. Without the current one too when it is left for good: pages must not
 * fall back to it, and the next rollback must not return to it.
 */
function earlierThan(
  release: string | null,
  present: Pointer | undefined,
  isLeft: boolean,
): string[] {
  const left = isLeft ? present?.release : null;
  const before = present ? [present.release, ...present.earlier] : [];
  return [...new Set(before.flatMap((each) => each ?? []))]
    .filter((each) => each !== release && each !== left)
    .slice(0, REMEMBERED);
}

interface WriterParts {
  tx: Tx;
  /** Pointers at the beginning of the move. */
  before: PointerState;
  /** Name of the actor. */
  by: string;
  /** True for a rollback: the current releases are not kept as earlier ones. */
  leaves: boolean;
}
/** Writes the pointers within a move. */
export function createPointerWriter({ tx, before: state, by, leaves }: WriterParts) {
  return {
    /** Sets the common release, also for brands that had it earlier as their own. A pinned brand stays. */
    async everybody(part: string, release: string) {
      await checkKnown(tx, part, release);
      const present = state.everybody.get(part);
      if (present?.release !== release) {
        const [previous = null, ...earlier] = earlierThan(release, present, leaves);
        await tx.query(POINT_EVERYBODY, [part, release, previous, earlier, by]);
      }
      await tx.query(FOLLOW, [part]);
      // The canary was compared with the release that is no longer current.
      await endCanary(tx, null, part);
    },
    async removeFromEverybody(part: string) {
      await tx.query(REMOVE_FROM_EVERYBODY, [part]);
      await endCanary(tx, null, part);
    },
    /**
     * Gives one brand its own release; null removes the part. `pinned` is the reason why it does not follow moves of all brands.
     */
    async brand({
      brand,
      part,
      release,
      pinned,
    }: {
      brand: string;
      part: string;
      release: string | null;
      pinned: string | null;
    }) {
      if (release !== null) await checkKnown(tx, part, release);
      const earlier = earlierThan(release, pointersOf(state, brand).get(part), leaves);
      await tx.query(POINT_BRAND, [brand, part, release, earlier, pinned, by]);
      await endCanary(tx, brand, part);
    },
    /** Returns the brand to the common release. */
    async follow(brand: string, part: string) {
      await tx.query(FORGET_BRAND, [brand, part]);
    },
    /** Gives a share of the visitors a release in place of the current one. */
    async canary(tried: { brand: string | null; part: string; release: string; percent: number }) {
      await checkKnown(tx, tried.part, tried.release);
      await putCanary(tx, { ...tried, by });
    },
    endCanary: (brand: string | null, part: string) => endCanary(tx, brand, part),
  };
}
export type PointerWriter = ReturnType<typeof createPointerWriter>;
