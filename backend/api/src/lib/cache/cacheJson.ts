import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Cache, CachePolicy } from './createCache';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Keeps a JSON value as gzip. `parse` reads what comes back and refuses what an older version wrote. */
export async function cacheJson<T>(
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
    async (own) => pack(JSON.stringify(await load(own))),
    signal,
  );
  return parse(JSON.parse((await unpack(bytes)).toString('utf8')));
}
