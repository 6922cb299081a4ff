import type { Database } from '../../db/database';
import type { Canary } from '../rollout/canaries';
import { listReleases } from './listReleases';
import { type Lock, readLocks } from './locks';
import { checkKnownBrand } from './moveChecks';
import { canariesOf, partsOf, type Pointers, pointersOf, readPointers } from './pointers';
import { createRecordReader } from './records';
import { setIdOf } from './releaseSet';

/** Cell of the matrix of brands and parts. */
export interface PartStatus {
  part: string;
  /** True when the release is the brand's own, not the common one. */
  isOwn: boolean;
  release: string | null;
  /** Number of the release within its part; null without a release. */
  number: number | null;
  version: string;
  commit: string | null;
  /** Reason of the brand's pin. */
  pinned: string | null;
  movedAt: Date;
  movedBy: string | null;
  /** Reason why pages cannot use the release; null when they can. */
  problem: string | null;
  /** Canary of the part. */
  canary: (Canary & { version: string }) | null;
}
export interface BrandStatus {
  /** Null: all brands without their own releases. */
  brand: string | null;
  set: string;
  parts: PartStatus[];
}

export interface Status {
  brands: BrandStatus[];
  locks: Lock[];
}

/** Actors of the moves, canaries and locks in a status. */
export const actorsOf = ({ brands, locks }: Status): (string | null | undefined)[] => [
  ...brands.flatMap(({ parts }) =>
    parts.flatMap(({ movedBy, canary }) => [movedBy, canary?.movedBy]),
  ),
  ...locks.map(({ actor }) => actor),
];

/** Maximum number of current releases. */
const MAX_RELEASES = 10_000;

/**
 * Common releases and those of each brand with its own, or only of the given brand.
 * @throws Refusal UNKNOWN_BRAND
 */
export async function readStatus(
  db: Database,
  { part, brand }: { part: string | null; brand: string | null },
): Promise<Status> {
  await checkKnownBrand(db, brand);
  const state = await readPointers(db, brand);
  const own = new Set([...state.brands.keys(), ...state.canaries.keys()]);
  const shownBrands =
    brand === null ? [null, ...[...own].filter((each) => each !== null)] : [brand];
  const rows = shownBrands.map((each) => {
    const pointers = pointersOf(state, each);
    const isShown = ([id]: readonly [string, unknown]) => part === null || id === part;
    return {
      brand: each,
      set: setIdOf(partsOf(pointers)),
      // A part whose first release is a canary has no pointer yet.
      pointers: [...withCanaries(pointers, canariesOf(state, each))].filter(isShown),
      canaries: canariesOf(state, each),
    };
  });
  const named = rows.flatMap(({ pointers, canaries }) => [
    ...pointers.flatMap(([, { release }]) => release ?? []),
    ...[...canaries.values()].map(({ release }) => release),
  ]);
  const releases = [...new Set(named)];
  const [registered, { found }] = await Promise.all([
    listReleases(db, { releases, limit: MAX_RELEASES }),
    createRecordReader(db).read(releases),
  ]);
  const known = new Map(registered.map((each) => [each.release, each]));
  const statusOf = ({ brand: of, pointers, canaries }: (typeof rows)[number]): PartStatus[] =>
    pointers.map(([id, { release, pinned, movedAt, movedBy }]) => {
      const row = known.get(release ?? '');
      const read = found.get(release ?? '');
      const canary = canaries.get(id);
      return {
        part: id,
        isOwn:
          of !== null &&
          [state.brands.get(of), state.canaries.get(of)].some((theirs) => theirs?.has(id)),
        release,
        number: row?.number ?? null,
        version: row?.version ?? '',
        commit: row?.commit ?? null,
        pinned,
        movedAt,
        movedBy,
        problem: read && 'problem' in read ? read.problem : null,
        canary: canary ? { ...canary, version: known.get(canary.release)?.version ?? '' } : null,
      };
    });
  const locks = (await readLocks(db)).filter(
    (lock) =>
      (brand === null || lock.brand === null || lock.brand === brand) &&
      (part === null || lock.part === null || lock.part === part),
  );
  return {
    brands: rows.map((row) => ({ brand: row.brand, set: row.set, parts: statusOf(row) })),
    locks,
  };
}

/** The pointers, and one without a release for each part that has only a canary. */
const withCanaries = (pointers: Pointers, canaries: ReadonlyMap<string, Canary>): Pointers =>
  new Map([
    ...[...canaries].map(
      ([part, { startedAt, movedBy }]) =>
        [part, { release: null, earlier: [], pinned: null, movedAt: startedAt, movedBy }] as const,
    ),
    ...pointers,
  ]);
