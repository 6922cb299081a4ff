import type { Queryable } from '../../db/database';
import { type Canaries, type Canary, readCanaries } from '../rollout/canaries';

/** Current release of a part. */
export interface Pointer {
  /** Null: the brand lacks the part. */
  release: string | null;
  /** Earlier releases, the newest first. */
  earlier: readonly string[];
  /** Reason why a brand is pinned; null: it is not. */
  pinned: string | null;
  movedAt: Date;
  /** Actor as in the log; null for moves from before the log existed. */
  movedBy: string | null;
}
/** Pointer by part (a remote's id or `shell`). */
export type Pointers = ReadonlyMap<string, Pointer>;
export interface PointerState {
  everybody: Pointers;
  /** Pointers of each brand with its own releases. */
  brands: ReadonlyMap<string, Pointers>;
  canaries: Canaries;
}
/** Releases by part, of one brand or of all. */
export type ReleaseParts = ReadonlyMap<string, string>;

/** `previous` and `earlier` are separate columns, because replicas of an older version write only the first. */
const READ = `
  select null as brand, remote, release, previous, earlier, null as pinned, moved_at as "movedAt",
    moved_by as "movedBy"
  from release_pointers
  union all
  select brand, remote, release, null, earlier, pinned, moved_at, moved_by
  from brand_pointers
  where $1::text is null or brand = $1
  order by 1 nulls first, 2`;

interface Row extends Record<string, unknown> {
  brand: string | null;
  remote: string;
  release: string | null;
  previous: string | null;
  earlier: string[];
  pinned: string | null;
  movedAt: Date;
  movedBy: string | null;
}

/** Common pointers with those of one brand, or of all. */
export async function readPointers(
  db: Queryable,
  brand: string | null = null,
): Promise<PointerState> {
  const everybody = new Map<string, Pointer>();
  const brands = new Map<string, Map<string, Pointer>>();
  const [rows, canaries] = await Promise.all([
    db.query<Row>(READ, [brand]),
    readCanaries(db, brand),
  ]);
  for (const row of rows) {
    const own = row.brand === null ? everybody : (brands.get(row.brand) ?? new Map());
    if (row.brand !== null) brands.set(row.brand, own);
    own.set(row.remote, toPointer(row));
  }
  return { everybody, brands, canaries };
}

const toPointer = ({ release, previous, earlier, pinned, movedAt, movedBy }: Row): Pointer => ({
  release,
  earlier: [...new Set([...(previous === null ? [] : [previous]), ...earlier])].filter(
    (each) => each !== release,
  ),
  pinned,
  movedAt,
  movedBy,
});

const NONE: Pointers = new Map();

/** Pointers of a brand: its own, then the common ones; null: a brand without its own. */
export function pointersOf({ everybody, brands }: PointerState, brand: string | null): Pointers {
  const own = brand === null ? NONE : (brands.get(brand) ?? NONE);
  return new Map([...everybody, ...own]);
}

/** Canaries of a brand by part: its own, and the common ones for parts without its own release. */
export function canariesOf(
  { brands, canaries }: PointerState,
  brand: string | null,
): ReadonlyMap<string, Canary> {
  const own = brand === null ? undefined : brands.get(brand);
  const shared = [...(canaries.get(null) ?? [])].filter(([part]) => !own?.has(part));
  return new Map([...shared, ...(brand === null ? [] : (canaries.get(brand) ?? []))]);
}

export const partsOf = (pointers: Pointers): ReleaseParts =>
  new Map(
    [...pointers].flatMap(([part, { release }]) => (release === null ? [] : [[part, release]])),
  );
