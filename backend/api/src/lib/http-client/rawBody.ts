import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BodyTooLargeError } from './send';

/** A JSON answer as received, which a thread unpacks and parses. */
export interface RawBody {
  bytes: Uint8Array;
  /** Content-encoding of the body; undefined for none. */
  encoding: string | undefined;
  /** Largest size of the unpacked body. */
  maxBytes: number;
}

/** A value as an uncompressed body. */
export const rawJson = (value: unknown): RawBody => ({
  bytes: Buffer.from(JSON.stringify(value)),
  encoding: undefined,
  maxBytes: Infinity,
});

/** Parses the JSON of a body. @throws BodyTooLargeError; SyntaxError when it cannot be unpacked or parsed */
export function parseRawBody({ bytes, encoding, maxBytes }: RawBody): unknown {
  const json = Buffer.from(unpack(bytes, encoding, maxBytes)).toString('utf8');
  try {
    return JSON.parse(json);
  } catch {
    throw new SyntaxError('not JSON');
  }
}

function unpack(bytes: Uint8Array, encoding: string | undefined, maxBytes: number): Uint8Array {
  const options = { maxOutputLength: maxBytes };
  if (!encoding || encoding === 'identity' || bytes.byteLength === 0) return bytes;
  try {
    if (encoding === 'gzip') return gunzipSync(bytes, options);
    if (encoding === 'br') return brotliDecompressSync(bytes, options);
  } catch (error) {
    if (error instanceof RangeError) throw new BodyTooLargeError(`more than ${maxBytes} bytes`);
  }
  throw new SyntaxError('cannot be unpacked');
}
