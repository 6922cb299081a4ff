import { createHash } from 'node:crypto';
import { brandSchema } from '@tiquete/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/database';
import { takeAll } from '../lib/counters/takeAll';
import type { Counters, Limit } from '../lib/counters/rule';
import { AppError } from '../lib/errors';
import { registerApiRoute } from '../http/registerApiRoute';
import { accept } from './people/invitations';
import { draftPolicy, readPolicy } from './policies';

/** Limit of attempts with invalid links by one account. */
const TRIES: Limit = { free: 20, windowSeconds: 900, wait: 'rest-of-window' };

interface Parts {
  db: Database;
  counters: Counters;
  clock: () => Date;
}

/** Routes for the public data of this host's brand, without the server's own fields, and for its legal texts. */
export const brandRoutes =
  ({ db, counters, clock }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'GET white_brands', ({ request, reply }) => {
      const answer = { data: brandSchema.parse(request.brand) };
      const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=60', vary: 'Host' });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : answer;
    });
    registerApiRoute(app, 'GET policies/:policy', async ({ params, query, request }) => {
      const { brand, draft } = request;
      const tried = draft && draftPolicy(draft, params.policy, query.version);
      const text = tried ?? (await readPolicy(db, brand, params.policy, query.version));
      if (!text) throw new AppError('NOT_FOUND');
      return { data: text };
    });
    registerApiRoute(app, 'POST accounts/me/invitations', async ({ body, request }) => {
      const { session, brand } = request;
      if (!session) throw new AppError('UNAUTHENTICATED');
      const { id } = session.user;
      const key = `invitation-links:${id}`;
      await takeAll(counters, brand.id, [{ key, limit: TRIES }], clock());
      const role = await accept(db, { brand: brand.id, id }, body.token, clock());
      return { data: { role } };
    });
  };
