import { RECENT_SIGN_IN_MINUTES, ROLES } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../lib/errors';
import { registerApiRoute } from '../../../lib/server/registerApiRoute';
import type { ResolvedSession } from '../../../requestTypes';
import { staffOf } from '../operatorsOnly';
import type { SecondFactor } from './secondFactor';

/** For operators and product teams who have not shown their second factor yet; for anybody else they do not exist. */
export const secondFactorRoutes =
  (factor: SecondFactor, clock: () => Date): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', async (request) => void staffOf(request, ...ROLES));
    const own = ({ session }: FastifyRequest): ResolvedSession => {
      if (!session) throw new AppError('NOT_FOUND');
      return session;
    };
    registerApiRoute(app, 'GET operations/second_factor', async ({ request }) => ({
      data: { enrolled: await factor.isEnrolled(own(request)) },
    }));
    registerApiRoute(app, 'POST operations/second_factor/enrolments', async ({ request }) => {
      const session = own(request);
      // A session that somebody found open must not choose the telephone.
      const oldest = clock().getTime() - RECENT_SIGN_IN_MINUTES * 60_000;
      if (session.authenticatedAt.getTime() < oldest)
        throw new AppError('REAUTHENTICATION_REQUIRED');
      return { data: await factor.enrol(session, request.brand.name) };
    });
    registerApiRoute(app, 'POST operations/second_factor/proofs', async ({ body, request }) => ({
      data: await factor.prove(own(request), body.code),
    }));
  };
