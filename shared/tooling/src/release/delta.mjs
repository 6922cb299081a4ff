import { createHash } from 'node:crypto';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

/** RFC 9842, section 5: a skippable frame of zstd with the SHA-256 of the dictionary in it, then the frame itself. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** The highest level whose window is no larger than the files themselves. */
const LEVEL = 19;
let isReady = null;

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/** `bytes` as `Content-Encoding: dcz` sends them to a browser that has `dictionary`, which is used as it is: no dictionary of zstd's own form. */
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
