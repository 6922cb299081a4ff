import { releaseManifestSchema } from '@tiquete/contracts';
import type { ReleaseManifest } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';
import type { RegisteredRelease, ReleaseStore } from './ports';

const REGISTER = `insert into releases (remote, release, manifest) values ($1, $2, $3) on conflict (release) do nothing returning release`;
const POINT = `
  insert into release_pointers as pointer (remote, release)
  select remote, release from releases where remote = $1 and release = $2
  on conflict (remote) do update set release = excluded.release, previous = pointer.release, moved_at = now()
  where pointer.release <> excluded.release
  returning release`;
const POINTERS = `select remote, release, previous from release_pointers order by remote`;
const MANIFESTS = `select release, manifest from releases where release = any($1)`;
const LIST = `
  select r.remote, r.release, r.registered_at as "registeredAt", p.release is not null as "isCurrent"
  from releases r left join release_pointers p on p.remote = r.remote and p.release = r.release
  where $1::text is null or r.remote = $1
  order by r.remote, r.registered_at desc, r.release`;

interface Pointer {
  remote: string;
  release: string;
  previous: string | null;
}

export function createReleaseStore(db: Queryable): ReleaseStore {
  // A registered manifest never changes, so only the pointers are read for every document.
  const manifests = new Map<string, ReleaseManifest>();
  const loadManifests = async (releases: readonly string[]) => {
    const missing = releases.filter((release) => !manifests.has(release));
    if (missing.length === 0) return;
    for (const row of await db.query<{ release: string; manifest: unknown }>(MANIFESTS, [
      missing,
    ])) {
      manifests.set(row.release, releaseManifestSchema.parse(row.manifest));
    }
  };
  return {
    async register(manifest) {
      const added = await db.query(REGISTER, [
        manifest.remote,
        manifest.release,
        JSON.stringify(manifest),
      ]);
      return added.length > 0 ? 'registered' : 'known';
    },
    async point(remote, release) {
      const moved = await db.query(POINT, [remote, release]);
      if (moved.length > 0) return 'moved';
      const known = await db.query(
        `select 1 from release_pointers where remote = $1 and release = $2`,
        [remote, release],
      );
      return known.length > 0 ? 'unchanged' : 'unknown';
    },
    async pointers() {
      const rows = await db.query<Pointer>(POINTERS);
      return new Map(rows.map(({ remote, release }) => [remote, release]));
    },
    async current() {
      const rows = await db.query<Pointer>(POINTERS);
      await loadManifests(
        rows.flatMap(({ release, previous }) =>
          previous === null ? [release] : [release, previous],
        ),
      );
      return rows.flatMap(({ release, previous }) => {
        const manifest = manifests.get(release);
        return manifest
          ? [{ manifest, fallback: (previous !== null && manifests.get(previous)) || null }]
          : [];
      });
    },
    list: (remote) => db.query<RegisteredRelease & Record<string, unknown>>(LIST, [remote ?? null]),
  };
}
