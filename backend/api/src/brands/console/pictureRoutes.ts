import { HERO_BYTES } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database';
import type { Drawing } from '../../lib/drawing/drawing';
import { refuse } from '../../lib/refuse';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { Author } from '../history/writeVersions';
import { storeHero, storePicture } from '../pictures/pictures';
import type { TakeQuota } from './quotas';

interface Parts {
  db: Database;
  drawing: Drawing;
  takeQuota: TakeQuota;
  authorOf: (request: FastifyRequest) => Author;
}

/** Routes for uploads of pictures that drafts name. The caller adds the guards. */
export const brandPictureRoutes =
  ({ db, drawing, takeQuota, authorOf }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'POST console/brands/:brand/pictures', async (call) => {
      const { params, body, request } = call;
      await takeQuota(params.brand, 'uploadsPerHour');
      const content = Buffer.from(body.content, 'base64');
      const { kind } = body;
      return {
        data: await storePicture({ db, drawing }, authorOf(request), { ...params, kind, content }),
      };
    });

    // Uploaded files by request. They are not sent as base64, whose decoding would block other requests, nor as part of the
    // body, whose checks read every byte.
    const files = new WeakMap<FastifyRequest, Buffer>();
    app.addContentTypeParser<Buffer>(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: HERO_BYTES },
      (request, bytes, done) => {
        files.set(request, bytes);
        done(null, { bytes: bytes.length });
      },
    );
    registerApiRoute(app, 'POST console/brands/:brand/heroes', async ({ params, request }) => {
      const content =
        files.get(request) ?? refuse('INVALID_FORMAT', '/content', 'Falta la foto de la portada.');
      await takeQuota(params.brand, 'uploadsPerHour');
      return { data: await storeHero({ db, drawing }, authorOf(request), { ...params, content }) };
    });
  };
