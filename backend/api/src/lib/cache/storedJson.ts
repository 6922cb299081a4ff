import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { Cache } from './createCache';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
const FAST = { level: constants.Z_BEST_SPEED };

/** A JSON value as gzip. */
export const packJson = (value: unknown): Promise<Buffer> => pack(JSON.stringify(value), FAST);

/** Keeps a JSON value as gzip for so many milliseconds. */
export async function storeJson(
  cache: Cache,
  key: string,
  value: unknown,
  forMs: number,
): Promise<void> {
  await cache.set(key, await packJson(value), forMs);
}
/** Undefined when it is over or was never there. `parse` refuses what an older version wrote. */
export async function findJson<T>(
  cache: Cache,
  key: string,
  parse: (value: unknown) => T,
): Promise<T | undefined> {
  const bytes = await cache.get(key);
  return bytes && parse(JSON.parse((await unpack(bytes)).toString('utf8')));
}
