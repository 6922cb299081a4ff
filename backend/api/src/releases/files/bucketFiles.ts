import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createSingleFlight } from '../../lib/cache/singleFlight';
import { NOT_SERVED } from './addFiles';
import type { Bucket } from '../../lib/cache/bucket';
import { problemIn, type ReleaseFiles, servedFolder } from './releaseFiles';

/** Milliseconds for which a missing file is not requested again, because addresses can be invented. */
const ABSENT_MS = 60_000;
const REMEMBERED_ABSENT = 10_000;
/** Compressed forms of a script that browsers may get. */
const SIBLINGS = ['.br', '.gz'];
const SCRIPT = /\.js$/;

/**
 * Files in a store that speaks S3, under the same paths as on disk. `cacheDir` caches served files on this machine. A key is
 * written once and never overwritten.
 */
export function createBucketFiles(
  bucket: Bucket,
  { prefix, cacheDir, clock }: { prefix: string; cacheDir: string; clock: () => Date },
): ReleaseFiles {
  const absentUntil = new Map<string, number>();
  const running = createSingleFlight<void>();
  const keyOf = (path: readonly string[]) => [...(prefix ? [prefix] : []), ...path].join('/');

  async function bring(path: readonly string[]): Promise<void> {
    const file = join(cacheDir, ...path);
    const key = keyOf(path);
    const now = clock().getTime();
    if (existsSync(file) || (absentUntil.get(key) ?? 0) > now) return;
    const bytes = await bucket.get(key);
    if (bytes) return put(file, bytes);
    if (absentUntil.size >= REMEMBERED_ABSENT) absentUntil.clear();
    absentUntil.set(key, now + ABSENT_MS);
  }
  async function ensure(path: readonly string[]): Promise<void> {
    const last = path.at(-1) ?? '';
    const siblings = SCRIPT.test(last) ? SIBLINGS : [];
    // The file itself is written last, so that its compressed forms exist when it does.
    for (const suffix of [...siblings, '']) {
      const each = [...path.slice(0, -1), last + suffix];
      await running.join(keyOf(each), () => bring(each));
    }
  }

  return {
    root: cacheDir,
    ensure,
    async add(folder, published) {
      const target = relative(cacheDir, servedFolder(cacheDir, published)).split(sep);
      const present = new Set(
        published.kind === 'shell' ? [] : await bucket.list(`${keyOf(target)}/`),
      );
      for (const file of await filesIn(folder)) {
        const key = keyOf([...target, ...file]);
        const isThere = published.kind === 'shell' ? await bucket.has(key) : present.has(key);
        if (!isThere) await bucket.put(key, await readFile(join(folder, ...file)));
      }
    },
    async problem(published) {
      const target = servedFolder(cacheDir, published);
      const path = relative(cacheDir, target).split(sep);
      // Checked in the bucket itself, because this machine's cache may hold the only copy.
      await mkdir(dirname(cacheDir), { recursive: true });
      const aside = await mkdtemp(`${cacheDir}.check-`);
      try {
        const { integrity, prerender } = published.manifest;
        const names = Object.keys(integrity).flatMap((name) => [name, `${name}.br`]);
        for (const name of prerender ? [...names, prerender.file] : names) {
          const bytes = await bucket.get(keyOf([...path, ...name.split('/')]));
          if (bytes) await put(join(aside, name), bytes);
        }
        return await problemIn(aside, published);
      } finally {
        await rm(aside, { recursive: true, force: true });
      }
    },
    close: () => bucket.close(),
  };
}

/** Writes a file atomically, because another process may be reading the folder. */
async function put(file: string, bytes: Uint8Array) {
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Every file below a release's folder, as lists of names. */
async function filesIn(folder: string): Promise<string[][]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !NOT_SERVED.test(entry.name))
    .map((entry) => join(relative(folder, entry.parentPath), entry.name).split(sep));
}
