import { createHash } from 'node:crypto';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

/** RFC 9842, section 5: a skippable zstd frame with the SHA-256 of the dictionary, then the compressed frame. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** The highest level whose window is not larger than the files themselves. */
const LEVEL = 19;
let isReady = null;

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/**
 * Compresses `bytes` in the format `Content-Encoding: dcz` for a browser that has `dictionary`, which is used as raw content
 * and not in zstd's own dictionary format.
 */
export async function deltaOf(bytes, dictionary) {
  await (isReady ??= init());
  const context = createCCtx();
  try {
    return Buffer.concat([
      MAGIC,
      sha256(dictionary),
      compressUsingDict(context, bytes, dictionary, LEVEL),
    ]);
  } finally {
    freeCCtx(context);
  }
}
