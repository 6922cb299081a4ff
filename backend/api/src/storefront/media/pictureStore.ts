import { createFileCache } from '../../lib/cache/fileCache';
import type { PictureSource } from './pictureSource';

const MAX_BYTES = 512 * 1024 * 1024;

/**
 * Reads a picture from disk under `folder`, else from the source, once for all concurrent requests. A full or read-only disk only disables
 * the cache.
 */
export function createPictureStore(source: Pick<PictureSource, 'fetch'>, folder: string) {
  const cache = createFileCache(folder, { maxBytes: MAX_BYTES });
  const running = new Map<string, Promise<Buffer>>();
  const load = async (path: string) => {
    const cached = await cache.read(path);
    if (cached) return cached;
    const bytes = await source.fetch(path);
    await cache.write(path, bytes).catch(() => undefined);
    return bytes;
  };
  return {
    /** @throws PictureError */
    get(path: string): Promise<Buffer> {
      const joined = running.get(path);
      if (joined) return joined;
      const loading = load(path).finally(() => running.delete(path));
      running.set(path, loading);
      return loading;
    },
  };
}
export type PictureStore = ReturnType<typeof createPictureStore>;
