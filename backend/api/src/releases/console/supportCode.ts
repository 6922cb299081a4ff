import { parseSupportCode, type SupportCodeReading } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { listReleases } from '../registry/listReleases';
import { partsOf, pointersOf, readPointers } from '../registry/pointers';
import { findSet } from '../registry/releaseSet';

/** Set of releases of a page, by the support code in its footer; null for a code that no page had. */
export async function readSupportCode(
  db: Database,
  code: string,
): Promise<SupportCodeReading | null> {
  const named = parseSupportCode(code);
  if (!named) return null;
  const { brand, set } = named;
  const [parts, known] = await Promise.all([
    findSet(db, set),
    db.query('select 1 from brands where id = $1', [brand]),
  ]);
  if (!parts || known.length === 0) return null;
  const releases = [...parts.values()];
  const [registered, state] = await Promise.all([
    listReleases(db, { releases, limit: releases.length }),
    readPointers(db, brand),
  ]);
  const current = partsOf(pointersOf(state, brand));
  return {
    brand,
    set,
    releases: [...parts].sort().map(([part, release]) => ({
      part,
      release,
      version: registered.find((each) => each.release === release)?.version ?? '',
      is_current: current.get(part) === release,
    })),
  };
}
