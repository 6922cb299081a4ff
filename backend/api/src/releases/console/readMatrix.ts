import type { ReleaseCell, ReleaseMatrix } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { type NameOf, readActorNames } from '../actorNames';
import { actorsOf, type PartStatus, readStatus } from '../registry/readStatus';

const BRANDS = `select id, file ->> 'name' as name from brands order by 2, 1 limit 2000`;

/** Releases of all brands, brands with their own releases, and locks. */
export async function readMatrix(
  db: Database,
  now: Date,
): Promise<Omit<ReleaseMatrix, 'may_move' | 'override'>> {
  const [status, brands] = await Promise.all([
    readStatus(db, { part: null, brand: null }),
    db.query<{ id: string; name: string }>(BRANDS),
  ]);
  const { brands: rows, locks } = status;
  const nameOf = await readActorNames(db, actorsOf(status));
  return {
    at: now.toISOString(),
    brands,
    rows: rows.map(({ brand, set, parts }) => ({
      brand,
      set,
      parts: parts.map((each) => cellOf(each, nameOf)),
    })),
    locks: locks.map(({ brand, part, reason, actor, lockedAt }) => ({
      brand,
      part,
      reason,
      actor: nameOf(actor),
      locked_at: lockedAt.toISOString(),
    })),
  };
}

const cellOf = (
  { isOwn, movedAt, movedBy, canary, ...cell }: PartStatus,
  nameOf: NameOf,
): ReleaseCell => ({
  ...cell,
  is_own: isOwn,
  moved_at: movedAt.toISOString(),
  moved_by: nameOf(movedBy),
  canary: canary && {
    release: canary.release,
    version: canary.version,
    percent: canary.percent,
    percent_since: canary.percentSince.toISOString(),
    moved_by: nameOf(canary.movedBy),
    frozen: canary.frozen && {
      at: canary.frozen.at.toISOString(),
      reason: canary.frozen.reason,
    },
  },
});
