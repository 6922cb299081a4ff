import type { FastifyRequest } from 'fastify';

export function readIdempotencyKey({
  headers,
}: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key.join(',') : key;
}
