import type { FastifyBaseLogger } from 'fastify';
import type { Bucket } from './bucket';
import type { FileCache } from './fileCache';

/** Milliseconds for which a failing bucket is not used. Everything in it can be made again. */
const PAUSE_MS = 10_000;

interface Options {
  bucket: Pick<Bucket, 'get' | 'put'>;
  /** Begin of every key, without a slash at its end. */
  prefix: string;
  /** Files of this machine, which are read first. */
  local: FileCache;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Files that all replicas share in a bucket, with those of this machine in front. Nothing is deleted in the bucket: a lifecycle rule of the
 * bucket does that. A failing bucket leaves the files of this machine.
 */
export function createBucketCache({ bucket, prefix, local, clock, log }: Options): FileCache {
  let pausedUntil = 0;
  const attempt = async <Value>(use: () => Promise<Value>): Promise<Value | null> => {
    if (clock().getTime() < pausedUntil) return null;
    try {
      return await use();
    } catch (error) {
      pausedUntil = clock().getTime() + PAUSE_MS;
      log.warn({ err: error, prefix }, 'the bucket of drawn files does not answer');
      return null;
    }
  };
  const keyOf = (path: string) => `${prefix}/${path.replace(/^\/+/, '')}`;
  return {
    async read(path) {
      const own = await local.read(path);
      if (own) return own;
      const bytes = await attempt(() => bucket.get(keyOf(path)));
      if (!bytes) return null;
      const file = Buffer.from(bytes);
      await local.write(path, file).catch(() => undefined);
      return file;
    },
    async write(path, bytes) {
      const [own] = await Promise.allSettled([
        local.write(path, bytes),
        attempt(() => bucket.put(keyOf(path), bytes)),
      ]);
      if (own.status === 'rejected') throw own.reason;
    },
    newest: (count) => local.newest(count),
  };
}
