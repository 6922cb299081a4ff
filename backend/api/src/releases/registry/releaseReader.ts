import { SHELL_PART, type ReleaseManifest, type ShellManifest } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';
import type { Changes } from '../../db/changes';
import { createReadThroughCache } from '../../lib/cache/readThroughCache';
import type { Composition, ReleaseReader, UnreadableRelease } from '../ports';
import type { Canary } from '../rollout/canaries';
import { isInShare } from '../rollout/isInShare';
import {
  canariesOf,
  type ReleaseParts,
  type Pointer,
  type Pointers,
  pointersOf,
  readPointers,
} from './pointers';
import { createRecordReader, type Reading, type ReadRelease, type SignedRelease } from './records';
import { findSet, setIdOf, storeSets } from './releaseSet';

/** Maximum sets in memory. */
const SETS_MAX = 1000;
const EVERYBODY = '*';

/** The current release of a pointer and the earlier ones, the newest first. */
const candidatesOf = ({ release, earlier }: Pointer): string[] =>
  release === null ? [] : [release, ...earlier];

/** Maximum brands with pointers in memory; the least recently used are evicted. */
const BRANDS_MAX = 500;
/** Milliseconds for which cached pointers are used while changes are reported, in case a table changes without its trigger. */
const REPORTED_MS = 10 * 60_000;
const NOTHING_REPORTED: ReportedChanges = { isLive: () => false, subscribe: () => () => undefined };

export type ReportedChanges = Pick<Changes, 'isLive' | 'subscribe'>;
/** Pointers, canaries and releases of one brand. */
interface Read extends Reading {
  brand: string | null;
  pointers: Pointers;
  canaries: ReadonlyMap<string, Canary>;
}

/** Reads the releases of brands and caches them until a change is reported. Without reports it reads each time. */
export function createReleaseReader(
  db: Queryable,
  changes: ReportedChanges = NOTHING_REPORTED,
  clock: () => Date = () => new Date(),
): ReleaseReader {
  const records = createRecordReader(db);
  const sets = new Map<string, ReleaseParts>();
  const remember = (id: string, parts: ReleaseParts) => {
    if (sets.size >= SETS_MAX) sets.clear();
    sets.set(id, parts);
  };
  /** Stores a set before its first page is rendered, so that a support code can be resolved later. */
  const storeSet = async (parts: ReleaseParts): Promise<string> => {
    const id = setIdOf(parts);
    if (sets.has(id)) return id;
    await storeSets(db, [parts]);
    remember(id, parts);
    return id;
  };
  const partsOfSet = async (id: string): Promise<ReleaseParts | null> => {
    const known = sets.get(id) ?? (await findSet(db, id));
    if (known) remember(id, known);
    return known;
  };
  const readBrand = async (key: string): Promise<Read> => {
    const brand = key === EVERYBODY ? null : key;
    const state = await readPointers(db, brand);
    const pointers = pointersOf(state, brand);
    const canaries = canariesOf(state, brand);
    const reading = await records.read([
      ...[...pointers.values()].flatMap(candidatesOf),
      ...[...canaries.values()].map(({ release }) => release),
    ]);
    return { brand, pointers, canaries, ...reading };
  };
  const cache = createReadThroughCache({
    read: readBrand,
    max: BRANDS_MAX,
    maxMissing: 1,
    now: () => clock().getTime(),
    ttlMs: () => (changes.isLive() ? REPORTED_MS : 0),
  });
  changes.subscribe('releases', (changed) => {
    const isEverybody = changed === null || changed === EVERYBODY;
    cache.invalidate(({ brand }) => isEverybody || brand === changed);
  });
  const read = async (brand: string | null): Promise<Read> =>
    (await cache.get(brand ?? EVERYBODY)) ?? readBrand(brand ?? EVERYBODY);
  /** Builds the composition of a page. `chosen`: releases by part that are tried before those of the pointers. */
  const compose = async (
    pointers: Pointers,
    reading: Reading,
    chosen: ReadonlyMap<string, string>,
    nameSet: (parts: ReleaseParts) => Promise<string> | string = storeSet,
  ): Promise<Omit<Composition, 'isTrying'>> => {
    const { found, keys } = reading;
    const preferred = new Map(
      [...pointers].map(([part, pointer]) => [part, preferring(pointer, chosen.get(part))]),
    );
    const current = [...preferred]
      .filter(([part]) => part !== SHELL_PART)
      .flatMap(([, pointer]) => {
        const [manifest, fallback = null] = manifestsOf(pointer, found).filter(isRemote);
        return manifest ? [{ manifest, fallback }] : [];
      });
    const shell = manifestsOf(preferred.get(SHELL_PART), found).find(isShell) ?? null;
    const inUse = new Map(current.map(({ manifest }) => [manifest.remote, manifest.release]));
    if (shell) inUse.set(SHELL_PART, shell.release);
    return {
      set: await nameSet(inUse),
      shell,
      current,
      unreadable: unreadableOf(pointers, found),
      publishers: keys
        .filter(({ revokedAt }) => revokedAt === null)
        .map(({ id, publicKey, parts }) => ({ id, key: publicKey, parts })),
    };
  };
  return {
    async composition(brand, { visitor = null, sessionSet = null, override = null } = {}) {
      const wanted = sessionSet === null ? null : await partsOfSet(sessionSet);
      const { pointers, canaries, ...reading } = await read(brand);
      const isTrying = canaries.size > 0;
      if (override) {
        // Not stored, because no traveller had this set.
        const own = await records.read([
          ...new Set([...reading.found.keys(), ...override.values()]),
        ]);
        const all = new Map([...withParts(pointers, override), ...pointers]);
        return { ...(await compose(all, own, override, setIdOf)), isTrying };
      }
      if (wanted) {
        const own = await records.read([...new Set([...reading.found.keys(), ...wanted.values()])]);
        const composed = await compose(withParts(pointers, wanted), own, wanted);
        // The set of the session is used only while all its releases are valid.
        if (composed.set === sessionSet) return { ...composed, isTrying };
      }
      const tried = [...canaries].filter(
        ([, { release, percent, frozen }]) =>
          visitor !== null && !(frozen && visitor.isNew) && isInShare(release, visitor.id, percent),
      );
      const chosen = new Map(tried.map(([part, { release }]) => [part, release]));
      return { ...(await compose(pointers, reading, chosen)), isTrying };
    },
    async earlier(brand, remote) {
      const { pointers, found } = await read(brand);
      const pointer = pointers.get(remote);
      return signedOf(pointer, found).flatMap(({ published, record, signature }) =>
        published.kind === 'remote' && published.release !== pointer?.release
          ? [{ manifest: published.manifest, record, signature }]
          : [],
      );
    },
    partsOfSet,
  };
}

type Found = ReadonlyMap<string, ReadRelease>;

/** The pointer with another release first; its own release becomes the fallback. */
function preferring(pointer: Pointer, release: string | undefined): Pointer {
  if (release === undefined || release === pointer.release) return pointer;
  const earlier = candidatesOf(pointer).filter((each) => each !== release);
  return { ...pointer, release, earlier };
}

/** The pointers restricted to exactly these parts. */
const withParts = (pointers: Pointers, parts: ReleaseParts): Pointers =>
  new Map(
    [...parts].map(([part, release]) => [
      part,
      pointers.get(part) ?? {
        release,
        earlier: [],
        pinned: null,
        movedAt: new Date(0),
        movedBy: null,
      },
    ]),
  );

const signedOf = (pointer: Pointer | undefined, found: Found): SignedRelease[] =>
  (pointer ? candidatesOf(pointer) : []).flatMap((release) => {
    const read = found.get(release);
    return read && 'signed' in read ? [read.signed] : [];
  });
const manifestsOf = (pointer: Pointer | undefined, found: Found) =>
  signedOf(pointer, found).map(({ published }) => published.manifest);
const isRemote = (manifest: ReleaseManifest | ShellManifest): manifest is ReleaseManifest =>
  'descriptor' in manifest;
const isShell = (manifest: ReleaseManifest | ShellManifest): manifest is ShellManifest =>
  !isRemote(manifest);

const unreadableOf = (pointers: Pointers, found: Found): UnreadableRelease[] =>
  [...pointers].flatMap(([remote, pointer]) => {
    const { release } = pointer;
    const read = release === null ? undefined : found.get(release);
    if (release === null || !read || 'signed' in read) return [];
    const instead = signedOf(pointer, found)[0]?.published.release ?? null;
    return [{ remote, release, problem: read.problem, instead }];
  });
