import type { Queryable } from '../../../db/database';
import { type Canaries, type Canary, readCanaries } from '../rollout/canaries';

/** Which release of a part pages get. */
export interface Pointer {
  /** Null: a brand is without the part. */
  release: string | null;
  /** Releases that were current before, the newest first. */
  earlier: readonly string[];
  /** Why a brand stays when everybody is moved; null: it does not. */
  pinned: string | null;
  movedAt: Date;
  /** As the log keeps who did it; null for what was moved before there was one. */
  movedBy: string | null;
}
/** Part (a remote's id or `shell`) → pointer. */
export type Pointers = ReadonlyMap<string, Pointer>;
export interface PointerState {
  everybody: Pointers;
  /** Brand → what it has of its own; brands without anything of their own are not here. */
  brands: ReadonlyMap<string, Pointers>;
  canaries: Canaries;
}
/** Part → release, of one brand or of everybody. */
export type Parts = ReadonlyMap<string, string>;

/** `previous` and `earlier` stand apart because replicas of an older version write the first only. */
const READ = `
  select null as brand, remote, release, previous, earlier, null as pinned, moved_at as "movedAt", moved_by as "movedBy" from release_pointers
  union all
  select brand, remote, release, null, earlier, pinned, moved_at, moved_by from brand_pointers where $1::text is null or brand = $1
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

/** Everybody's pointers with those of one brand, or of all. */
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

/** What a brand's pages get, with its own pointers before everybody's; null: what a brand without any gets. */
export function pointersOf({ everybody, brands }: PointerState, brand: string | null): Pointers {
  const own = brand === null ? NONE : (brands.get(brand) ?? NONE);
  return new Map([...everybody, ...own]);
}

/** Part → canary of a brand: its own, and everybody's where it has nothing of its own. */
export function canariesOf(
  { brands, canaries }: PointerState,
  brand: string | null,
): ReadonlyMap<string, Canary> {
  const own = brand === null ? undefined : brands.get(brand);
  const shared = [...(canaries.get(null) ?? [])].filter(([part]) => !own?.has(part));
  return new Map([...shared, ...(brand === null ? [] : (canaries.get(brand) ?? []))]);
}

export const partsOf = (pointers: Pointers): Parts =>
  new Map(
    [...pointers].flatMap(([part, { release }]) => (release === null ? [] : [[part, release]])),
  );
