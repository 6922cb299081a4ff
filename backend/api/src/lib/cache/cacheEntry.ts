/** Bytes and until when they may be used: all times in milliseconds since 1970. */
export interface CacheEntry {
  bytes: Buffer;
  /** Served without a question. */
  freshUntil: number;
  /** Served at once while it is being renewed. */
  renewUntil: number;
  /** Served when renewing failed. */
  errorUntil: number;
}
const HEADER_BYTES = 24;

/** One buffer: three 64-bit times, then the bytes. */
export function packEntry(entry: CacheEntry): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  [entry.freshUntil, entry.renewUntil, entry.errorUntil].forEach((time, index) =>
    header.writeDoubleBE(time, index * 8),
  );
  return Buffer.concat([header, entry.bytes]);
}
/** Undefined for anything that `packEntry` did not write. */
export function unpackEntry(packed: Buffer): CacheEntry | undefined {
  if (packed.length < HEADER_BYTES) return undefined;
  return {
    bytes: packed.subarray(HEADER_BYTES),
    freshUntil: packed.readDoubleBE(0),
    renewUntil: packed.readDoubleBE(8),
    errorUntil: packed.readDoubleBE(16),
  };
}
/** When an entry may be deleted. */
export const endOf = (entry: CacheEntry): number =>
  Math.max(entry.freshUntil, entry.renewUntil, entry.errorUntil);
