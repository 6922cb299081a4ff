import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/errors';
import { PictureError } from './pictureSource';
import type { PictureStore } from './pictureStore';

/** The only accepted addresses: `/media/<source>/…/<width>.webp`. */
const PICTURE_PATH =
  /^\/media(?:\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}){2,4}\/(?:320|640|960|1280)\.webp$/;
const MONTH_SECONDS = 2_592_000;

/** Serves suppliers' pictures through our own origin, in three widths. A failure is never cached. */
export const mediaRoutes =
  (pictures: PictureStore): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
      reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      const [path = ''] = request.url.split('?');
      if (!PICTURE_PATH.test(path)) return reply.callNotFound();
      const bytes = await pictures.get(path).catch((error: unknown) => {
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
      return reply.type('image/webp').send(bytes);
    });
  };
