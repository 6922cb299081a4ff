import { createHash } from 'node:crypto';
import { brandSchema } from '@tiquete/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queryable } from '../../db/database';
import { AppError } from '../../lib/errors';
import { registerApiRoute } from '../../lib/server/registerApiRoute';
import { readPolicy } from './policies/policies';

/** The public part of this host's brand, what only the server needs stays behind, and its legal texts. */
export const brandRoutes =
  ({ db }: { db: Queryable }): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'GET white_brands', ({ request, reply }) => {
      const answer = { data: brandSchema.parse(request.brand) };
      const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=60', vary: 'Host' });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : answer;
    });
    registerApiRoute(app, 'GET policies/:policy', async ({ params, query, request }) => {
      const text = await readPolicy(db, request.brand, params.policy, query.version);
      if (!text) throw new AppError('NOT_FOUND');
      return { data: text };
    });
  };
