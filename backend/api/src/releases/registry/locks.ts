import type { Queryable } from '../../db/database';

/** A lock against moves, with its reason. */
export interface Lock {
  /** Null: every brand. */
  brand: string | null;
  /** Null: every part. */
  part: string | null;
  reason: string;
  actor: string;
  /** True when only an actor who may release every part can remove it. */
  isPlatforms: boolean;
  lockedAt: Date;
}

const ANY = '*';
const READ = `
  select nullif(brand, '*') as brand, nullif(remote, '*') as part, reason, actor, by_platform as "isPlatforms", locked_at as "lockedAt"
  from release_locks order by 1 nulls first, 2 nulls first`;
const PUT = `
  insert into release_locks (brand, remote, reason, actor, by_platform)
  values ($1, $2, $3, $4, $5)
  on conflict (brand, remote) do update set reason = excluded.reason, actor = excluded.actor,
    by_platform = excluded.by_platform, locked_at = now()`;
const REMOVE = `delete from release_locks where brand = $1 and remote = $2 returning reason`;

export const readLocks = (db: Queryable): Promise<Lock[]> =>
  db.query<Lock & Record<string, unknown>>(READ);

/** Finds a lock that prevents moves of this part for this brand (null: for all brands). */
export const lockOn = (
  locks: readonly Lock[],
  brand: string | null,
  part: string,
): Lock | undefined =>
  locks.find(
    (lock) =>
      (lock.brand === null || lock.brand === brand) && (lock.part === null || lock.part === part),
  );

export const putLock = (
  db: Queryable,
  { brand, part, reason, actor, isPlatforms }: Omit<Lock, 'lockedAt'>,
): Promise<unknown> => db.query(PUT, [brand ?? ANY, part ?? ANY, reason, actor, isPlatforms]);

/** Returns false when there was no such lock. */
export async function removeLock(
  db: Queryable,
  { brand, part }: Pick<Lock, 'brand' | 'part'>,
): Promise<boolean> {
  return (await db.query(REMOVE, [brand ?? ANY, part ?? ANY])).length > 0;
}
