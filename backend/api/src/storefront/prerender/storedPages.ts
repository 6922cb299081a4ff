import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { Cache } from '../../lib/cache/createCache';
import type { FileCache } from '../../lib/cache/fileCache';
import { packJson, unpackJson } from '../../lib/cache/json';
import { problemOf, renderedPageSchema } from './renderJob';

const storedPageSchema = z.object({
  page: renderedPageSchema.refine((page) => problemOf(page) === null),
  hasAnswers: z.boolean(),
  /** Time from which it is rendered again, and end of its use, in milliseconds since 1970. */
  renewFrom: z.number(),
  until: z.number(),
});
export type StoredPage = z.infer<typeof storedPageSchema>;
const entrySchema = z.object({ key: z.string(), stored: storedPageSchema });

/** Rendered pages outside of this process's memory: those of all replicas in the cache, those of this machine on disk. */
export interface StoredPages {
  /** Undefined for a page that is missing, expired, incomplete or of another format. */
  find(key: string): Promise<StoredPage | undefined>;
  /** A page that cannot be stored is rendered again after a restart. */
  store(key: string, stored: StoredPage): Promise<void>;
  /** The newest pages on disk, from old to new. */
  restore(): AsyncIterable<[key: string, stored: StoredPage]>;
}
interface Options {
  cache: Pick<Cache, 'get' | 'set'>;
  disk: FileCache;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Longest use of a rendered page, in milliseconds. Answers may expire earlier. */
export const LONGEST_MS = 6 * 60 * 60_000;
/** Limits of the pages on disk. A page with its styles takes about 15 KB. */
export const RENDERED_ON_DISK = { maxBytes: 64 * 1024 * 1024, maxAgeMs: LONGEST_MS };
/** Maximum number of pages that a restart reads, in about a millisecond each. */
const MAX_RESTORED = 300;

export function createStoredPages({ cache, disk, clock, log }: Options): StoredPages {
  const now = () => clock().getTime();
  const read = async (bytes: Buffer | null | undefined) => {
    if (!bytes) return undefined;
    // Another version may have written another format, and a machine that lost its power a part of a file.
    const value = await unpackJson(bytes).catch(() => undefined);
    const { data: entry } = entrySchema.safeParse(value);
    return entry && entry.stored.until > now() ? entry : undefined;
  };
  const shared = async (key: string) =>
    read(await cache.get(`rendered:${key}`).catch(() => undefined));
  const onDisk = async (key: string) => read(await disk.read(fileOf(key)));

  return {
    async find(key) {
      for (const level of [shared, onDisk]) {
        const entry = await level(key);
        if (entry?.key === key) return entry.stored;
      }
      return undefined;
    },
    async store(key, stored) {
      const bytes = await packJson({ key, stored });
      const outcomes = await Promise.allSettled([
        cache.set(`rendered:${key}`, bytes, stored.until - now()),
        disk.write(fileOf(key), bytes),
      ]);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          log.warn({ err: outcome.reason }, 'a rendered page could not be stored');
    },
    async *restore() {
      for (const file of (await disk.newest(MAX_RESTORED)).reverse()) {
        const entry = await read(await disk.read(file));
        if (entry) yield [entry.key, entry.stored];
      }
    },
  };
}

const fileOf = (key: string) => `${createHash('sha256').update(key).digest('hex')}.json.gz`;
