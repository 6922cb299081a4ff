import type { FileCache } from '../../lib/cache/fileCache';

/** Limit of the pictures of this machine. */
export const PICTURES_ON_DISK = { maxBytes: 512 * 1024 * 1024 };

/** Encoded pictures in a cache, by path. A full or read-only disk only disables the cache. */
export function createPictureStore(cache: Pick<FileCache, 'read' | 'write'>) {
  const running = new Map<string, Promise<Buffer>>();
  const load = async (path: string, make: () => Promise<Buffer>) => {
    const cached = await cache.read(path);
    if (cached) return cached;
    const bytes = await make();
    await cache.write(path, bytes).catch(() => undefined);
    return bytes;
  };
  return {
    /** Returns the stored picture, or null. */
    peek: (path: string): Promise<Buffer | null> => cache.read(path),
    /** Returns the stored picture, or makes it, once for all concurrent requests. @throws the error of `make` */
    get(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const joined = running.get(path);
      if (joined) return joined;
      const loading = load(path, make).finally(() => running.delete(path));
      running.set(path, loading);
      return loading;
    },
  };
}
export type PictureStore = ReturnType<typeof createPictureStore>;
