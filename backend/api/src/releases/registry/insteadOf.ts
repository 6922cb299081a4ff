import type { Queryable } from '../../db/database';
import type { Incompatibility } from '../gate/combination';
import type { IsTaken } from '../gate/incompatibilities';
import { newIncompatibilities } from '../gate/newIncompatibilities';
import { combinationOf } from './combinations';
import { type Parts, partsOf, pointersOf, readPointers } from './pointers';
import { createRecordReader } from './records';

/** Releases that one page shows in place of its own. */
export interface Instead {
  brand: string;
  /** Releases that the page would otherwise have; null: the brand's current ones. */
  base: Parts | null;
  releases: Parts;
}

/** Incompatibilities of such a page, by the rules of every move. */
export async function incompatibilitiesInstead(
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
