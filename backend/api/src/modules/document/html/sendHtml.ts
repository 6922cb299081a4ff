import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentEncoding } from '../../../lib/server/contentEncoding';
import { compressHtml } from './compressHtml';

export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = contentEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compressHtml(html, encoding));
}
