import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gunzipSync } from 'node:zlib';
import { type Dispatcher, request } from 'undici';

/** Packed bytes up to which unpacking is faster than handing the body to a thread. */
const SMALL_BYTES = 16 * 1024;

interface Sent {
  method: Dispatcher.HttpMethod;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  dispatcher: Dispatcher;
}
/** An answer whose body is still arriving. The caller must read it, even for an error status. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The unpacked body. @throws BodyTooLargeError; SyntaxError when it cannot be unpacked */
  read(maxBytes: number): Promise<Buffer>;
  /** The body as received. @throws BodyTooLargeError */
  readPacked(maxBytes: number): Promise<Buffer>;
}

/**
 * One exchange without redirects. `fetch` needs three to five times the processor time and sends no body with a GET. @throws
 * connection errors, or the signal's reason
 */
export async function send(url: URL, sent: Sent): Promise<Reply> {
  const { statusCode, headers, body } = await request(url, sent);
  const named = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  );
  const all = Object.fromEntries(named);
  return {
    status: statusCode,
    headers: all,
    readPacked: (maxBytes) => readBody(body, maxBytes),
    read: async (maxBytes) =>
      unpack(await readBody(body, maxBytes), all['content-encoding'], maxBytes),
  };
}

async function unpack(
  packed: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  if (!encoding && isGzipFile(packed)) return unpack(packed, 'gzip', maxBytes);
  if (!encoding || encoding === 'identity' || packed.byteLength === 0) return packed;
  const options = { maxOutputLength: maxBytes };
  try {
    if (encoding === 'br') return await promisify(brotliDecompress)(packed, options);
    if (encoding !== 'gzip') throw new Error(encoding);
    return packed.byteLength <= SMALL_BYTES
      ? gunzipSync(packed, options)
      : await promisify(gunzip)(packed, options);
  } catch (error) {
    if (error instanceof RangeError) throw new BodyTooLargeError(`more than ${maxBytes} bytes`);
    throw new SyntaxError('cannot be unpacked');
  }
}

/** Vendors serve long lists as gzip files. No header indicates it; the first two bytes do. */
const isGzipFile = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Thrown when a body is longer than allowed. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Reads a body to its end and counts unpacked bytes. @throws BodyTooLargeError as soon as there are more than `maxBytes` */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new BodyTooLargeError(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}
