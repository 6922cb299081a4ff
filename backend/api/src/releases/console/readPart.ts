import type { ReleasePart } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { readFigures } from '../health/readFigures';
import { listReleases } from '../registry/listReleases';
import { readPointers } from '../registry/pointers';
import { readActorNames } from '../actorNames';

const LISTED = 100;
const DAY_MS = 24 * 3600_000;
const HOURS = `
  select hour, (sum(count) filter (where metric = 'tried'))::bigint as tried,
    (sum(count) filter (where metric = 'failed'))::bigint as failed
  from release_health
  where remote = $1 and release = $2 and hour >= date_trunc('hour', $3::timestamptz)
    and metric in ('tried', 'failed')
  group by hour
  order by hour`;

/** Releases of a part, and figures of the current ones over the last day. */
export async function readPart(db: Database, part: string, now: Date): Promise<ReleasePart> {
  const since = new Date(now.getTime() - DAY_MS);
  const [releases, state] = await Promise.all([
    listReleases(db, { part, limit: LISTED }),
    readPointers(db),
  ]);
  const scopes = [state.everybody, ...state.brands.values()];
  const shown = [
    ...scopes.flatMap((pointers) => pointers.get(part)?.release ?? []),
    ...[...state.canaries.values()].flatMap((canaries) => canaries.get(part)?.release ?? []),
  ];
  const health = [...new Set(shown)].map(async (release) => {
    const [figures, hours] = await Promise.all([
      readFigures(db, { part, release, brand: null, since }),
      db.query<{ hour: Date; tried: number | null; failed: number | null }>(HOURS, [
        part,
        release,
        since,
      ]),
    ]);
    const { tried, failed, lcp, inp, cls } = figures;
    return {
      release,
      figures: {
        tried,
        failed,
        lcp: lcp?.value ?? null,
        inp: inp?.value ?? null,
        cls: cls?.value ?? null,
      },
      hours: hours.map((each) => ({
        hour: each.hour.toISOString(),
        tried: each.tried ?? 0,
        failed: each.failed ?? 0,
      })),
    };
  });
  const nameOf = await readActorNames(
    db,
    releases.map(({ quarantine }) => quarantine?.by),
  );
  return {
    at: now.toISOString(),
    part,
    releases: releases.map((each) => ({
      release: each.release,
      number: each.number,
      notes: each.notes,
      version: each.version,
      commit: each.commit,
      registered_at: each.registeredAt.toISOString(),
      publishers: each.publishers,
      is_current: each.isCurrent,
      brands: each.brands,
      quarantine: each.quarantine && { ...each.quarantine, by: nameOf(each.quarantine.by) },
    })),
    health: await Promise.all(health),
  };
}
