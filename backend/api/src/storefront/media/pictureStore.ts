import type { PictureCache } from './pictureCache';
import type { PictureSource } from './pictureSource';

export interface PictureStore {
  /** @throws PictureError */
  get(path: string): Promise<Buffer>;
}

/**
 * Reads a picture from disk, else from the source, once for all concurrent requests. A full or read-only disk only disables
 * the cache.
 */
export function createPictureStore(
  source: Pick<PictureSource, 'fetch'>,
  cache: PictureCache,
): PictureStore {
  const running = new Map<string, Promise<Buffer>>();
  const load = async (path: string) => {
    const kept = await cache.read(path);
    if (kept) return kept;
    const bytes = await source.fetch(path);
    await cache.write(path, bytes).catch(() => undefined);
    return bytes;
  };
  return {
    get(path) {
      const joined = running.get(path);
      if (joined) return joined;
      const loading = load(path).finally(() => running.delete(path));
      running.set(path, loading);
      return loading;
    },
  };
}
