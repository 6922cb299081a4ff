import { Agent, request } from 'undici';
import { readBody } from '../../lib/http/readBody';

const DEADLINE_MS = 5000;
const MAX_BYTES = 1024 * 1024;
const CONNECTIONS = 8;

/** `absent`: the source has no such picture. `failed`: no usable answer in time. */
export class PictureError extends Error {
  readonly kind: 'absent' | 'failed';

  constructor(kind: 'absent' | 'failed', cause?: unknown) {
    super(`picture ${kind}${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
    this.kind = kind;
  }
}

export interface PictureSource {
  /** @throws PictureError */
  fetch(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Pictures over HTTP from `baseUrl` plus the path; only WebP of at most 1 MiB, within 5 s, and no redirects. */
export function createPictureSource(baseUrl: string): PictureSource {
  const dispatcher = new Agent({ connections: CONNECTIONS, connect: { timeout: 2000 } });
  const base = baseUrl.replace(/\/$/, '');
  return {
    async fetch(path) {
      try {
        const { statusCode, headers, body } = await request(base + path, {
          dispatcher,
          headers: { accept: 'image/webp' },
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        if (statusCode !== 200) {
          await body.dump();
          throw new PictureError(
            statusCode === 404 ? 'absent' : 'failed',
            new Error(`status ${statusCode}`),
          );
        }
        const bytes = await readBody(body, MAX_BYTES);
        if (headers['content-type'] !== 'image/webp' || !isWebp(bytes))
          throw new PictureError('failed', new Error('not a WebP picture'));
        return bytes;
      } catch (error) {
        throw error instanceof PictureError ? error : new PictureError('failed', error);
      }
    },
    close: () => dispatcher.destroy(),
  };
}

function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}
