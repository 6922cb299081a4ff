import { SHELL_PART, type ReleaseManifest, type ShellManifest } from '@tiquete/contracts';
import type { Queryable } from '../../../db/database';
import type { ReleaseReader, UnreadableRelease } from '../ports';
import { type Pointer, type Pointers, pointersOf, readPointers } from './pointers';
import { createRecordReader, type ReadRelease, type SignedRelease } from './records';
import { setIdOf } from './releaseSet';

/** The current release of a pointer and those before it, the newest first. */
const candidatesOf = ({ release, earlier }: Pointer): string[] =>
  release === null ? [] : [release, ...earlier];

export function createReleaseReader(db: Queryable): ReleaseReader {
  const records = createRecordReader(db);
  const read = async (brand: string | null) => {
    const pointers = pointersOf(await readPointers(db, brand), brand);
    return { pointers, ...(await records.read([...pointers.values()].flatMap(candidatesOf))) };
  };
  return {
    async composition(brand) {
      const { pointers, found, keys } = await read(brand);
      const remotes = [...pointers].filter(([part]) => part !== SHELL_PART);
      const shells = manifestsOf(pointers.get(SHELL_PART), found).filter(isShell);
      const current = remotes.flatMap(([, pointer]) => {
        const [manifest, fallback = null] = manifestsOf(pointer, found).filter(isRemote);
        return manifest ? [{ manifest, fallback }] : [];
      });
      const shell = shells[0] ?? null;
      const inUse = new Map(current.map(({ manifest }) => [manifest.remote, manifest.release]));
      if (shell) inUse.set(SHELL_PART, shell.release);
      return {
        set: setIdOf(inUse),
        shell,
        current,
        unreadable: unreadableOf(pointers, found),
        publishers: keys
          .filter(({ revokedAt }) => revokedAt === null)
          .map(({ id, publicKey, parts }) => ({ id, key: publicKey, parts })),
      };
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
  };
}

type Found = ReadonlyMap<string, ReadRelease>;

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
