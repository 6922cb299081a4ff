import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '@tiquete/contracts';
import { type ContentEncoding, contentEncoding } from '../../http/answers/contentEncoding';
import type { WebFonts } from '../brand-files/webFonts';
import { brandStyle } from './brandStyle';
import { escapeHtml } from './escape';
import { documentMessages } from '../messages';
import { phoneList } from './skeleton';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Length in bytes from which a document has a rendered page. */
const LONG = 60_000;
/**
 * Quality 4 takes 0.6 ms for a document of 41 KB, and 1.3 ms for one of 93 KB with a rendered page. Quality 2 takes 0.6 ms for
 * the long one, which is then 25.9 KB in place of 24.3 KB.
 */
const qualityFor = (bytes: Buffer) => (bytes.length < LONG ? 4 : 2);

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
  if (encoding === 'br')
    return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes) } });
  return encoding === 'gzip' ? zip(bytes) : Promise.resolve(bytes);
}

/** Page shown while neither the registry nor a cached copy is available: the brand's phones, without scripts. */
export function outageHtml(brand: Brand, nonce: string, fonts: WebFonts): string {
  const { title, text } = documentMessages.outage;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title.replace('{brand}', () => brand.name))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">${brandStyle(brand, fonts)}</style>
</head>
<body><main class="sk-main"><h1>${escapeHtml(brand.name)}</h1><p>${text}</p>${phoneList(brand)}</main></body>
</html>
`;
}
