import { lstat, readFile } from 'node:fs/promises';
import { Agent, request } from 'undici';
import type { Drawing } from '../../lib/drawing/drawing';
import { readBody } from '../../lib/http-client/send';
import { pictureOriginOf, type PictureHost } from './vendorPictures';

const DEADLINE_MS = 5000;
const MAX_BYTES = 4 * 1024 * 1024;
const CONNECTIONS = 8;
const TYPES: readonly unknown[] = ['image/jpeg', 'image/webp'];

/** `absent`: the source has no such picture. `failed`: no usable answer in time. */
export class PictureError extends Error {
  readonly kind: 'absent' | 'failed';

  constructor(kind: 'absent' | 'failed', cause?: unknown) {
    super(`picture ${kind}${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
    this.kind = kind;
  }
}

/** A file of a brand; undefined when missing. */
async function readOwn(file: string): Promise<Buffer | undefined> {
  const stats = await lstat(file).catch(() => null);
  if (!stats?.isFile()) return undefined;
  if (stats.size > MAX_BYTES) throw new PictureError('failed', new Error('too large'));
  return readFile(file);
}

/**
 * Pictures from the vendors' hosts over HTTP, and of brands from their folder. Only JPEG and WebP up to 4 MiB, within 5 s in
 * all, without redirects. A host without an address has none.
 */
export function createPictureSource(
  hosts: Readonly<Record<PictureHost, string | null>>,
  drawing: Pick<Drawing, 'draw'>,
) {
  const dispatcher = new Agent({ connections: CONNECTIONS, connect: { timeout: 2000 } });
  /** Undefined when the host has none. */
  const read = async (address: string, signal: AbortSignal): Promise<Buffer | undefined> => {
    const { statusCode, headers, body } = await request(address, {
      dispatcher,
      headers: { accept: 'image/webp,image/jpeg' },
      signal,
    });
    if (statusCode !== 200) {
      await body.dump();
      if (statusCode === 404) return undefined;
      throw new PictureError('failed', new Error(`status ${statusCode}`));
    }
    const bytes = await readBody(body, MAX_BYTES);
    if (!TYPES.includes(headers['content-type']))
      throw new PictureError('failed', new Error('not a picture'));
    return bytes;
  };
  return {
    /** Returns a path's picture in the path's format. @throws PictureError */
    async fetch(path: string): Promise<Buffer> {
      const { host, paths, width, format } = pictureOriginOf(path);
      const base = hosts[host]?.replace(/\/$/, '');
      if (base === undefined) throw new PictureError('absent', new Error('no host'));
      const signal = AbortSignal.timeout(DEADLINE_MS);
      try {
        for (const one of paths) {
          const bytes = await (host === 'own' ? readOwn(base + one) : read(base + one, signal));
          if (bytes) return await drawing.draw(host, 'photo', { bytes, width, format });
        }
        throw new PictureError('absent', new Error('status 404'));
      } catch (error) {
        throw error instanceof PictureError ? error : new PictureError('failed', error);
      }
    },
    close: () => dispatcher.destroy(),
  };
}
export type PictureSource = ReturnType<typeof createPictureSource>;
