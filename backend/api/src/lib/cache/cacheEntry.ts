/** Cached bytes with the limits of their use, in milliseconds since 1970. */
export interface CacheEntry {
  bytes: Buffer;
  /** End of the time in which the entry is served without a check. */
  freshUntil: number;
  /** End of the time in which the entry is served at once while it is reloaded. */
  renewUntil: number;
  /** End of the time in which the entry is served if reloading failed. */
  errorUntil: number;
}
const HEADER_BYTES = 24;

/** Packs an entry into one buffer: three 64-bit times, then the bytes. */
export function packEntry(entry: CacheEntry): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  [entry.freshUntil, entry.renewUntil, entry.errorUntil].forEach((time, index) =>
    header.writeDoubleBE(time, index * 8),
  );
  return Buffer.concat([header, entry.bytes]);
}
/** Returns undefined for bytes that `packEntry` did not write. */
export function unpackEntry(packed: Buffer): CacheEntry | undefined {
  if (packed.length < HEADER_BYTES) return undefined;
  return {
    bytes: packed.subarray(HEADER_BYTES),
    freshUntil: packed.readDoubleBE(0),
    renewUntil: packed.readDoubleBE(8),
    errorUntil: packed.readDoubleBE(16),
  };
}
/** Time after which an entry may be deleted. */
export const endOf = (entry: CacheEntry): number =>
  Math.max(entry.freshUntil, entry.renewUntil, entry.errorUntil);
