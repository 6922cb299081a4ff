import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);
const WORTH_COMPRESSING = 1024;

/** Compresses an answer with gzip if the caller accepts that and the answer is long enough. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Readable,
): Promise<string | Readable | Buffer> {
  if (
    typeof text !== 'string' ||
    text.length < WORTH_COMPRESSING ||
    !/\bgzip\b/.test(String(request.headers['accept-encoding']))
  )
    return text;
  void reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .removeHeader('content-length');
  return compress(text, { level: constants.Z_BEST_SPEED });
}
