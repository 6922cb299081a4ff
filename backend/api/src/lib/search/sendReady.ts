import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentEncoding } from '../server/contentEncoding';
import { answerIn } from './readyAnswer';

const READY_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
};

/** The bytes of a packed answer, in the best encoding that the client takes. */
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
