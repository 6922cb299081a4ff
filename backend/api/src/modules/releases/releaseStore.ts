import { releaseManifestSchema } from '@tiquete/contracts';
import type { ReleaseManifest } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';
import type { PointOutcome, RegisteredRelease, ReleaseStore, UnreadableRelease } from './ports';

const REGISTER = `insert into releases (remote, release, manifest) values ($1, $2, $3) on conflict (release) do nothing returning release`;
/** Replicas of the version before keep `previous` only, so it counts beside `earlier`. */
const POINT = `
  insert into release_pointers as pointer (remote, release)
  select remote, release from releases
  where remote = $1 and release = $2
    and ($3::text is null or exists (select 1 from release_pointers where remote = $1))
  on conflict (remote) do update set
    release = excluded.release,
    previous = pointer.release,
    earlier = (array_remove(array_remove(
      pointer.release || array_remove(pointer.previous || array_remove(pointer.earlier, pointer.previous), pointer.release),
      excluded.release), null))[1:5],
    moved_at = now()
  where pointer.release <> excluded.release and pointer.release = $3
  returning release`;
const STATE = `
  select exists (select 1 from releases where remote = $1 and release = $2) as "isKnown", p.release as current, p.moved_at as "movedAt"
  from (values ($1)) as asked (remote) left join release_pointers p on p.remote = asked.remote`;
const POINTERS = `select remote, release, previous, earlier from release_pointers order by remote`;
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
  earlier: string[];
}
/** A manifest, or why it cannot be read. */
type Read = { manifest: ReleaseManifest } | { problem: string };

/** The current release and those before it, the newest first. */
const releasesOf = ({ release, previous, earlier }: Pointer) => [
  ...new Set([release, ...(previous === null ? [] : [previous]), ...earlier]),
];

export function createReleaseStore(db: Queryable): ReleaseStore {
  // A registered manifest never changes, so only the pointers are read for every document.
  const known = new Map<string, Read>();
  const manifestOf = (release: string) => {
    const read = known.get(release);
    return read && 'manifest' in read ? read.manifest : null;
  };
  const load = async (releases: readonly string[]) => {
    const missing = releases.filter((release) => !known.has(release));
    if (missing.length === 0) return;
    const rows = await db.query<{ release: string; manifest: unknown }>(MANIFESTS, [missing]);
    for (const { release, manifest } of rows) known.set(release, readManifest(manifest));
  };
  const readPointers = async () => {
    const pointers = await db.query<Pointer & Record<string, unknown>>(POINTERS);
    await load(pointers.flatMap(releasesOf));
    return pointers;
  };
  const readable = (pointer: Pointer) =>
    releasesOf(pointer).flatMap((release) => manifestOf(release) ?? []);
  const unreadable = (pointer: Pointer): UnreadableRelease[] => {
    const { remote, release } = pointer;
    const read = known.get(release);
    if (!read || 'manifest' in read) return [];
    return [
      { remote, release, problem: read.problem, instead: readable(pointer)[0]?.release ?? null },
    ];
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
    async point(remote, release, from): Promise<PointOutcome> {
      const moved = await db.query(POINT, [remote, release, from]);
      if (moved.length > 0) return { kind: 'moved' };
      const [state] = await db.query<{
        isKnown: boolean;
        current: string | null;
        movedAt: Date | null;
      }>(STATE, [remote, release]);
      if (!state?.isKnown) return { kind: 'unknown' };
      const { current, movedAt } = state;
      return current === release ? { kind: 'unchanged' } : { kind: 'changed', current, movedAt };
    },
    async pointers() {
      const rows = await db.query<Pointer & Record<string, unknown>>(POINTERS);
      return new Map(rows.map(({ remote, release }) => [remote, release]));
    },
    async current() {
      const pointers = await readPointers();
      return {
        current: pointers.flatMap((pointer) => {
          const [manifest, fallback = null] = readable(pointer);
          return manifest ? [{ manifest, fallback }] : [];
        }),
        unreadable: pointers.flatMap(unreadable),
      };
    },
    async earlier(remote) {
      const pointer = (await readPointers()).find((each) => each.remote === remote);
      return pointer
        ? readable(pointer).filter((manifest) => manifest.release !== pointer.release)
        : [];
    },
    async manifest(release) {
      await load([release]);
      return manifestOf(release);
    },
    list: (remote) => db.query<RegisteredRelease & Record<string, unknown>>(LIST, [remote ?? null]),
  };
}

function readManifest(value: unknown): Read {
  const manifest = releaseManifestSchema.safeParse(value);
  if (manifest.success) return { manifest: manifest.data };
  const [issue] = manifest.error.issues;
  return { problem: `${issue?.path.join('.')}: ${issue?.message}` };
}
