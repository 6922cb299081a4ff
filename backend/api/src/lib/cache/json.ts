import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { Cache, CachePolicy } from './createCache';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
const FAST = { level: constants.Z_BEST_SPEED };

/** Packs a JSON value as gzip. */
export const packJson = (value: unknown): Promise<Buffer> => pack(JSON.stringify(value), FAST);

/** Reads a value that `packJson` has packed. @throws for other bytes */
export const unpackJson = async (bytes: Buffer): Promise<unknown> =>
  JSON.parse((await unpack(bytes)).toString('utf8'));

/**
 * Reads a JSON value from the cache, or loads and stores it. `parse` checks the value and rejects values of an older version.
 */
export async function loadJson<T>(
  cache: Cache,
  key: string,
  policy: CachePolicy,
  parse: (value: unknown) => T | Promise<T>,
  load: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const bytes = await cache.getOrLoad(
    key,
    policy,
    async (own) => packJson(await load(own)),
    signal,
  );
  return parse(await unpackJson(bytes));
}

/** Stores a JSON value for `ttlMs` milliseconds. */
export async function storeJson(
  cache: Pick<Cache, 'set'>,
  key: string,
  value: unknown,
  ttlMs: number,
): Promise<void> {
  await cache.set(key, await packJson(value), ttlMs);
}

/**
 * Finds a stored JSON value; undefined when it has expired or was never stored. `parse` rejects values of an older version.
 */
export async function findJson<T>(
  cache: Pick<Cache, 'get'>,
  key: string,
  parse: (value: unknown) => T,
): Promise<T | undefined> {
  const bytes = await cache.get(key);
  return bytes && parse(await unpackJson(bytes));
}
