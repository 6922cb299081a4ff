import type { Database } from '../../../db/database';
import { Refusal } from '../refusal';
import { listReleases } from '../registry/listReleases';
import { type Lock, readLocks } from '../registry/locks';
import { partsOf, type Pointer, pointersOf, readPointers } from '../registry/pointers';
import { createRecordReader } from '../registry/records';
import { setIdOf } from '../registry/releaseSet';
import { type CommandAnswer, done } from './answer';
import type { Arguments } from './readArguments';

/** A cell of the matrix of brands and parts. */
export interface PartStatus {
  part: string;
  /** Whether it is the brand's own, and not what everybody has. */
  isOwn: boolean;
  release: string | null;
  version: string;
  commit: string | null;
  /** Why the brand stays here when everybody is moved. */
  pinned: string | null;
  movedAt: Date;
  movedBy: string | null;
  /** Why pages cannot have it; null when they can. */
  problem: string | null;
}
export interface BrandStatus {
  /** Null: everybody, which is each brand without anything of its own. */
  brand: string | null;
  set: string;
  parts: PartStatus[];
}

/** What everybody has, and each brand that has something of its own, or the one that is asked for. */
export async function readStatus(
  db: Database,
  { part, brand }: { part: string | null; brand: string | null },
): Promise<{ brands: BrandStatus[]; locks: Lock[] }> {
  if (
    brand !== null &&
    (await db.query('select 1 from brands where id = $1', [brand])).length === 0
  )
    throw new Refusal('UNKNOWN_BRAND', `There is no brand "${brand}".`);
  const state = await readPointers(db, brand);
  const asked = brand === null ? [null, ...state.brands.keys()] : [brand];
  const brands: BrandStatus[] = [];
  for (const each of asked) {
    const pointers = pointersOf(state, each);
    const wanted = [...pointers].filter(([id]) => part === null || id === part);
    brands.push({
      brand: each,
      set: setIdOf(partsOf(pointers)),
      parts: await Promise.all(
        wanted.map(async ([id, pointer]) => ({
          ...(await partStatus(db, id, pointer)),
          isOwn: state.brands.get(each ?? '')?.has(id) ?? false,
        })),
      ),
    });
  }
  const locks = (await readLocks(db)).filter(
    (lock) =>
      (brand === null || lock.brand === null || lock.brand === brand) &&
      (part === null || lock.part === null || lock.part === part),
  );
  return { brands, locks };
}

async function partStatus(
  db: Database,
  part: string,
  { release, pinned, movedAt, movedBy }: Pointer,
): Promise<Omit<PartStatus, 'isOwn'>> {
  const none = { part, release, version: '', commit: null, pinned, movedAt, movedBy };
  if (release === null) return { ...none, problem: null };
  const [[row], { found }] = await Promise.all([
    listReleases(db, { release, limit: 1 }),
    createRecordReader(db).read([release]),
  ]);
  const read = found.get(release);
  return {
    ...none,
    version: row?.version ?? '',
    commit: row?.commit ?? null,
    problem: read && 'problem' in read ? read.problem : null,
  };
}

export async function status(db: Database, { words, brand }: Arguments): Promise<CommandAnswer> {
  const part = words[0] ?? null;
  const { brands, locks } = await readStatus(db, { part, brand });
  const isAsked = brand !== null;
  const lines = brands.flatMap((each) => brandLines(each, isAsked));
  return done([...lines, ...locks.map(lockLine)], { brands, locks });
}

/** Of a brand that nobody asked for by name: what it has of its own. */
const brandLines = ({ brand, set, parts }: BrandStatus, isAsked: boolean): string[] => [
  `${brand ?? 'everybody'} (${set})`,
  ...parts.filter(({ isOwn }) => isAsked || isOwn || brand === null).map(partLine),
];

function partLine({
  part,
  release,
  version,
  pinned,
  movedAt,
  movedBy,
  problem,
}: PartStatus): string {
  return [
    `  ${part}: ${release ?? 'without it'}`,
    version || '-',
    `since ${movedAt.toISOString()}`,
    ...(movedBy ? [`by ${movedBy}`] : []),
    ...(pinned ? [`pinned: ${pinned}`] : []),
    ...(problem ? [`NOT SERVED: ${problem}`] : []),
  ].join(' ');
}

const lockLine = ({ brand, part, reason, actor, lockedAt }: Lock): string =>
  `locked: ${part ?? 'everything'} of ${brand ?? 'every brand'} since ${lockedAt.toISOString()} by ${actor}: ${reason}`;
