import type { Queryable } from '../../db/database';
import type { ReleaseFiles } from '../files/releaseFiles';
import type { Incompatibility } from '../gate/combination';
import type { IsTaken } from '../gate/incompatibilities';
import type { PublisherKey } from '../keys/publisherKey';
import type { Published } from '../records/parseRecord';
import { type ReleaseFolder, ReleaseRefused } from '../records/readFolder';
import { ReleaseRefusal } from '../refusal';
import { createLockMoves, type LockMoves } from './lockMoves';
import { createMoves, type Moves } from './moves';
import { createRollbacks, type Rollbacks } from './rollbacks';
import {
  NOTES_MAX,
  publishRelease,
  type PublishOutcome,
  type SignedFolder,
} from './publishRelease';
import type { Turns } from './inTurn';
import { newIncompatibilities } from '../gate/newIncompatibilities';
import { combinationOf } from './combinations';
import { type ReleaseParts, partsOf, pointersOf, readPointers } from './pointers';
import { createRecordReader } from './records';

export interface RegistryParts extends Turns {
  files: ReleaseFiles;
  isTaken: IsTaken;
}
/** A release's folder that was read and checked, and its path. */
export type FoundFolder = ReleaseFolder & { folder: string; notes?: string | null };

/** Changes of releases by publishers and operators. `ReleaseReader` is the pages' view. */
export interface Registry extends Moves, Rollbacks, LockMoves {
  /**
   * Adds the files to those that are served and registers the records, all or none; `key` signs unsigned ones. @throws Refusal
   */
  publish(folders: readonly FoundFolder[], key: PublisherKey | null): Promise<PublishOutcome[]>;
  /** Reason why a release's files cannot be served; null when they are complete and unchanged. */
  filesProblem(published: Published): Promise<string | null>;
  /** Incompatibilities that a brand's page would have with these releases in place of its current ones. */
  incompatibilitiesInstead(instead: Instead): Promise<Incompatibility[]>;
  /** Releases with a stored and signed record. */
  known(): Promise<ReadonlySet<string>>;
}

const KNOWN = `
  select r.release
  from releases r
  where r.record is not null and exists (select from release_signatures s where s.release = r.release)`;

export function createRegistry({ files, isTaken, ...turns }: RegistryParts): Registry {
  const { db } = turns;
  const parts = { ...turns, isTaken, filesProblem: files.problem };
  return {
    ...createMoves(parts),
    ...createRollbacks(parts),
    ...createLockMoves(parts),
    async publish(folders, key) {
      const signed = folders.map((folder) => withSignature(folder, key));
      for (const { folder, published } of folders) {
        await files.add(folder, published);
        const problem = await files.problem(published);
        if (problem) throw new ReleaseRefused(problem);
      }
      return publishRelease(turns, isTaken, signed);
    },
    filesProblem: files.problem,
    incompatibilitiesInstead: (instead) => incompatibilitiesInstead({ db, isTaken }, instead),
    async known() {
      const rows = await db.query<{ release: string }>(KNOWN);
      return new Set(rows.map(({ release }) => release));
    },
  };
}

function withSignature(folder: FoundFolder, key: PublisherKey | null): SignedFolder {
  const { record, published, signature } = folder;
  const unsigned = { record, published, notes: folder.notes?.slice(0, NOTES_MAX) ?? null };
  if (signature) return { ...unsigned, signature };
  if (key) return { ...unsigned, signature: { key: key.id, signature: key.sign(record) } };
  throw new ReleaseRefusal(
    'NO_KEY',
    `${published.release}: it is not signed. Set RELEASE_KEY to a publisher's key, or leave a release.sig beside its record.`,
  );
}

/** Releases that one page shows in place of its own. */
interface Instead {
  brand: string;
  /** Releases that the page would otherwise have; null: the brand's current ones. */
  base: ReleaseParts | null;
  releases: ReleaseParts;
}

/** Incompatibilities of such a page, by the rules of every move. */
async function incompatibilitiesInstead(
  { db, isTaken }: { db: Queryable; isTaken: IsTaken },
  { brand, base, releases }: Instead,
): Promise<Incompatibility[]> {
  const before = base ?? partsOf(pointersOf(await readPointers(db, brand), brand));
  const records = createRecordReader(db);
  const scope = { brands: [brand], hasOthers: true };
  const [now, then] = [
    await combinationOf({ ...scope, parts: before }, records),
    await combinationOf({ ...scope, parts: new Map([...before, ...releases]) }, records),
  ];
  return newIncompatibilities(now, then, { parts: [...releases.keys()], isTaken });
}
