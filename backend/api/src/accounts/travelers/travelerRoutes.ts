import { MAX_TRAVELERS } from '@tiquete/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { Account } from '../createAccount';
import { ownSession } from '../ownSession';
import { DONE } from '../publicRoutes';

export const travelerRoutes =
  ({ travelers }: Account): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'GET accounts/me/travelers', async ({ request }) => ({
      data: await travelers.list(ownSession(request)),
      meta: { max: MAX_TRAVELERS },
    }));
    registerApiRoute(app, 'POST accounts/me/travelers', async ({ body, request }) => ({
      data: await travelers.add(ownSession(request), body),
    }));
    registerApiRoute(app, 'GET accounts/me/travelers/:id', async ({ params, request }) => ({
      data: await travelers.find(ownSession(request), params.id),
    }));
    registerApiRoute(app, 'PUT accounts/me/travelers/:id', async ({ params, body, request }) => ({
      data: await travelers.change(ownSession(request), params.id, body),
    }));
    registerApiRoute(app, 'DELETE accounts/me/travelers/:id', async ({ params, request }) => {
      await travelers.remove(ownSession(request), params.id);
      return DONE;
    });
  };
