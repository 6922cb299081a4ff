import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MAX_BYTES = 512 * 1024 * 1024;
/** Share of the limit that remains after deleting, so that not every write has to delete. */
const SHARE_AFTER_CLEANING = 0.8;

/** Pictures on disk under `folder`, by path, at most `maxBytes`; the oldest are deleted first. */
export function createPictureCache(folder: string, maxBytes = MAX_BYTES) {
  let total: number | null = null;
  let writes = 0;
  return {
    read: (path: string): Promise<Buffer | null> => readFile(join(folder, path)).catch(() => null),
    async write(path: string, bytes: Buffer) {
      const file = join(folder, path);
      const unfinished = `${file}.${process.pid}-${(writes += 1)}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
      total = total === null ? await makeRoom(folder, maxBytes) : total + bytes.length;
      if (total > maxBytes) total = await makeRoom(folder, maxBytes);
    },
  };
}
export type PictureCache = ReturnType<typeof createPictureCache>;

/** Returns the remaining bytes. */
async function makeRoom(folder: string, maxBytes: number): Promise<number> {
  const files = await filesOf(folder);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return total;
  for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= maxBytes * SHARE_AFTER_CLEANING) break;
    await rm(file, { force: true });
    total -= size;
  }
  return total;
}

async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => {
      const stats = await stat(file).catch(() => null);
      return stats && { file, size: stats.size, mtimeMs: stats.mtimeMs };
    }),
  );
  return found.filter((each) => each !== null);
}
