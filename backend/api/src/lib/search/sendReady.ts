import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentEncoding } from '../../http/answers/contentEncoding';
import { answerIn, zippedWith } from './readyAnswer';

const READY_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
};
const fromGzip = promisify(gunzip);

/** Sends a packed answer in the client's preferred encoding. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Buffer,
): Buffer | Promise<Buffer> {
  const encoding = contentEncoding(request.headers['accept-encoding']);
  reply.headers(READY_HEADERS);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return answerIn(encoding, packed);
}

/**
 * Sends a packed answer with the caller's own `reference` added to `data`. Callers share packed answers, so the reference is
 * added to each.
 */
export async function sendWithReference(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Buffer,
  reference: string,
): Promise<Buffer> {
  if (reference === '') return sendReady(request, reply, packed);
  reply.headers(READY_HEADERS);
  const zipped = await zippedWith(packed, 'reference', reference);
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!takesGzip) return fromGzip(zipped);
  reply.header('content-encoding', 'gzip');
  return zipped;
}
