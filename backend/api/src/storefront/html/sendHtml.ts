import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContentEncoding, contentEncoding } from '../../http/answers/contentEncoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Quality 4 takes under a millisecond for a document; 11 would take fifty. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

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

function compressHtml(html: string, encoding: ContentEncoding): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'br') return brotli(bytes, BROTLI_OPTIONS);
  return encoding === 'gzip' ? zip(bytes) : Promise.resolve(bytes);
}
