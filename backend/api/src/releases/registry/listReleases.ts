import type { Queryable } from '../../db/database';
import type { Quarantine } from './quarantine';

export interface RegisteredRelease {
  part: string;
  release: string;
  /** Rising number within the part. */
  number: number;
  /** Notes of the publisher, or titles of commits. */
  notes: string | null;
  version: string;
  commit: string | null;
  registeredAt: Date;
  /** Publishers whose keys signed the release. */
  publishers: string[];
  /** True when the release is current for all brands. */
  isCurrent: boolean;
  /** Brands for which it is current as their own release. */
  brands: string[];
  /** Null: it was neither halted nor rolled back, or was promoted again since. */
  quarantine: Quarantine | null;
}

const LIST = `
  select r.remote as part, r.release, r.registered_at as "registeredAt",
    r.number, r.notes, r.quarantine, coalesce(r.manifest->>'version', '') as version, r.manifest->>'commit' as commit,
    p.release is not null as "isCurrent",
    array(select distinct k.publisher from release_signatures s join publisher_keys k on k.id = s.key
      where s.release = r.release order by 1) as publishers,
    array(select b.brand from brand_pointers b where b.release = r.release order by 1) as brands
  from releases r left join release_pointers p on p.release = r.release
  where ($1::text is null or r.remote = $1) and ($2::text[] is null or r.release = any($2))
  order by r.remote, r.registered_at desc, r.release limit $3`;

/** Releases of a part, of the named ones, or all; the newest first. */
export const listReleases = (
  db: Queryable,
  {
    part = null,
    releases = null,
    limit,
  }: { part?: string | null; releases?: readonly string[] | null; limit: number },
): Promise<RegisteredRelease[]> =>
  db.query<RegisteredRelease & Record<string, unknown>>(LIST, [part, releases, limit]);

const BY_NUMBER = `select release from releases where remote = $1 and number = $2`;

/** Returns null when the part has no release of that number. */
export async function releaseByNumber(
  db: Queryable,
  part: string,
  number: number,
): Promise<string | null> {
  const [found] = await db.query<{ release: string }>(BY_NUMBER, [part, number]);
  return found?.release ?? null;
}
