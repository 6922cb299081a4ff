import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/errors';
import { PictureError, type PictureSource } from './pictureSource';
import type { PictureStore } from './pictureStore';

/** The only accepted addresses: `/media/<source>/…/<width>.<format>`. Open pages of older releases request 640 and 960. */
const PICTURE_PATH =
  /^\/media(?:\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}){2,4}\/(?:320|480|640|672|800|960|1024|1280)\.(?:webp|avif)$/;
const MONTH_SECONDS = 2_592_000;

/** Serves suppliers' pictures through our own origin, in fixed widths and two formats. A failure is never cached. */
export const mediaRoutes =
  (source: Pick<PictureSource, 'fetch'>, store: PictureStore): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
      reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      const [path = ''] = request.url.split('?');
      if (!PICTURE_PATH.test(path)) return reply.callNotFound();
      const bytes = await store
        .get(path, () => source.fetch(path))
        .catch((error: unknown) => {
          if (!(error instanceof PictureError)) throw error;
          throw new AppError(error.kind === 'absent' ? 'NOT_FOUND' : 'SUPPLIER_ERROR', {
            cause: error,
          });
        });
      const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
      // A voucher's mail shows these pictures too, from another origin.
      reply.headers({
        'cache-control': `public, max-age=${MONTH_SECONDS}, immutable`,
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type(path.endsWith('avif') ? 'image/avif' : 'image/webp').send(bytes);
    });
  };
