import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentEncoding } from '../contentEncoding';
import { answerIn } from './readyAnswer';

/** The bytes of a packed answer, in the best encoding that the client takes. */
export async function sendReady(request: FastifyRequest, reply: FastifyReply, packed: Buffer): Promise<Buffer> {
  const encoding = contentEncoding(request.headers['accept-encoding']);
  reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', vary: 'accept-encoding' });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return answerIn(encoding, packed);
}
