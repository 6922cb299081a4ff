import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Share of the limit that remains after deleting, so that not every write has to delete. */
const SHARE_AFTER_CLEANING = 0.8;

export interface FileCacheOptions {
  maxBytes: number;
  /** Milliseconds after which a file is deleted, whether or not there is room. Default: never. */
  maxAgeMs?: number;
}
/**
 * Files of this machine under `folder`, by path, at most `maxBytes` together; the oldest are deleted first. A file is written
 * under another name and then moved into place, so no reader sees a part of it.
 */
export function createFileCache(
  folder: string,
  { maxBytes, maxAgeMs = Infinity }: FileCacheOptions,
) {
  let total: number | null = null;
  let writes = 0;

  /** Deletes old files, and the oldest ones when they are too large together. Returns the remaining ones, newest first. */
  async function clean(): Promise<CachedFile[]> {
    const files = (await filesOf(folder)).sort((a, b) => b.mtimeMs - a.mtimeMs);
    const from = Date.now() - maxAgeMs;
    const isFull = files.reduce((sum, { size }) => sum + size, 0) > maxBytes;
    const limit = isFull ? maxBytes * SHARE_AFTER_CLEANING : maxBytes;
    const kept: CachedFile[] = [];
    let sum = 0;
    for (const file of files) {
      sum += file.size;
      if (sum <= limit && file.mtimeMs >= from) kept.push(file);
      else await rm(file.path, { force: true });
    }
    total = kept.reduce((all, { size }) => all + size, 0);
    return kept;
  }
  return {
    read: (path: string): Promise<Buffer | null> => readFile(join(folder, path)).catch(() => null),
    async write(path: string, bytes: Buffer): Promise<void> {
      const file = join(folder, path);
      const unfinished = `${file}.${process.pid}-${(writes += 1)}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
      if (total !== null) total += bytes.length;
      if (total === null || total > maxBytes) await clean();
    },
    /** Paths of the `count` newest files. */
    async newest(count: number): Promise<string[]> {
      return (await clean()).slice(0, count).map(({ path }) => relative(folder, path));
    },
  };
}
export type FileCache = ReturnType<typeof createFileCache>;

interface CachedFile {
  path: string;
  size: number;
  mtimeMs: number;
}
/** Files under a folder; none when it does not exist. */
async function filesOf(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    paths.map(async (path) => {
      // Another process may have deleted it.
      const stats = await stat(path).catch(() => null);
      return stats && { path, size: stats.size, mtimeMs: stats.mtimeMs };
    }),
  );
  return found.filter((each) => each !== null);
}
