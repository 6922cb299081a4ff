import { parseSupportCode, type SupportCodeReading } from '@tiquete/contracts';
import type { Database, Queryable } from '../../db/database';
import { listReleases, type RegisteredRelease } from '../registry/listReleases';
import { partsOf, pointersOf, readPointers, type ReleaseParts } from '../registry/pointers';
import { findSet } from '../registry/releaseSet';

/** Releases of a page, by part. */
interface NamedReleases {
  brand: string;
  set: string;
  parts: ReleaseParts;
  /** Releases that were used in place of those in `parts`, by part. */
  instead: ReleaseParts;
  /** Those of both that are registered. */
  registered: RegisteredRelease[];
}
/** Null for a code that no page had. */
export async function releasesOfCode(db: Queryable, code: string): Promise<NamedReleases | null> {
  const named = parseSupportCode(code);
  const parts = named && (await findSet(db, named.set));
  if (!named || !parts) return null;
  const { brand, set, instead: used } = named;
  const releases = [...parts.values(), ...used];
  const registered = await listReleases(db, { releases, limit: releases.length });
  const instead = new Map(
    registered
      .filter(({ release }) => used.includes(release))
      .map(({ part, release }) => [part, release]),
  );
  const isOfPage =
    instead.size === used.length && [...instead.keys()].every((part) => parts.has(part));
  return isOfPage ? { brand, set, parts, instead, registered } : null;
}

/** Releases that a page had, by the support code in its footer. Null for a code that no page had. */
export async function readSupportCode(
  db: Database,
  code: string,
): Promise<SupportCodeReading | null> {
  const named = await releasesOfCode(db, code);
  if (!named) return null;
  const { brand, set, parts, instead, registered } = named;
  const known = await db.query('select 1 from brands where id = $1', [brand]);
  if (known.length === 0) return null;
  const used = new Map([...parts, ...instead]);
  const current = partsOf(pointersOf(await readPointers(db, brand), brand));
  return {
    brand,
    set,
    releases: [...used].sort().map(([part, release]) => ({
      part,
      release,
      version: registered.find((each) => each.release === release)?.version ?? '',
      is_current: current.get(part) === release,
      in_place_of: instead.has(part) ? (parts.get(part) ?? null) : null,
    })),
  };
}
