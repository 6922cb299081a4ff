import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database';
import type { ReleaseParts } from './pointers';

const ID_DIGITS = 12;
const STORE = `
  insert into release_sets (id, parts) select * from unnest($1::text[], $2::jsonb[])
  on conflict (id) do nothing`;
const FIND = `select parts from release_sets where id = $1`;

/** Name of an exact set of releases: equal for equal parts and releases, for every brand. */
export function setIdOf(parts: ReleaseParts): string {
  const lines = [...parts].map(([part, release]) => `${part}=${release}`).sort();
  return `set_${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, ID_DIGITS)}`;
}

/** Stores the content of each set permanently. */
export async function storeSets(db: Queryable, sets: readonly ReleaseParts[]): Promise<void> {
  const byId = new Map(sets.map((parts) => [setIdOf(parts), parts]));
  const contents = [...byId.values()].map((parts) => JSON.stringify(Object.fromEntries(parts)));
  if (byId.size > 0) await db.query(STORE, [[...byId.keys()], contents]);
}

/** Returns null for a set that no brand ever had. */
export async function findSet(db: Queryable, id: string): Promise<ReleaseParts | null> {
  const [found] = await db.query<{ parts: Record<string, string> }>(FIND, [id]);
  return found ? new Map(Object.entries(found.parts)) : null;
}
