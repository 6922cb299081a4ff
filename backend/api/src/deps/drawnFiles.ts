import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { openBucket } from '../lib/cache/bucket';
import { createBucketCache } from '../lib/cache/bucketCache';
import { createFileCache, type FileCache, type FileCacheOptions } from '../lib/cache/fileCache';

/** A traveller waits for these files, and each can be made again within a second. */
const PATIENCE = { deadlineMs: 1500, tries: 1 };

/** Opens caches of drawn files below DATA_DIR, which all replicas share in the bucket of DRAWN_FILES if there is one. */
export function openDrawnFiles(
  { dataDir, drawnBucket }: Pick<Config, 'dataDir' | 'drawnBucket'>,
  clock: () => Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const openLocal = (name: string, options: FileCacheOptions) =>
    createFileCache(join(dataDir, name), options);
  if (!drawnBucket) return { open: openLocal, close: () => undefined };
  const { prefix: folder, ...options } = drawnBucket;
  const bucket = openBucket(options, PATIENCE);
  return {
    open(name: string, limits: FileCacheOptions): FileCache {
      const prefix = [folder, name].filter(Boolean).join('/');
      return createBucketCache({ bucket, prefix, local: openLocal(name, limits), clock, log });
    },
    close: () => bucket.close(),
  };
}
