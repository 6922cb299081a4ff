import { negotiate } from '@fastify/accept-negotiator';

const PREFERRED = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof PREFERRED)[number] | 'identity';

/**
 * Encoding that the client prefers: br before gzip when both are equally preferred (RFC 9110, 12.5.3: `q=0` rejects an
 * encoding).
 */
export function contentEncoding(acceptEncoding = ''): ContentEncoding {
  const picked = negotiate(acceptEncoding.toLowerCase(), [...PREFERRED]);
  return PREFERRED.find((encoding) => encoding === picked) ?? 'identity';
}
