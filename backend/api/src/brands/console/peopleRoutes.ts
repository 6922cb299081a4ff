import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database';
import { takeAll } from '../../lib/counters/takeAll';
import type { Counters, Limit } from '../../lib/counters/rule';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { Mail } from '../../mail';
import { checkFreshCode, staffSession } from '../../staff';
import type { Author } from '../history/writeVersions';
import { changeRole } from '../people/changeRole';
import { invite, takeBack } from '../people/invitations';
import { readAccess } from '../people/people';
import { isViewer } from './access';

/** Limits of a brand's e-mails: to one address, and to all addresses. */
const PER_ADDRESS: Limit = { free: 3, windowSeconds: 3600, wait: 'rest-of-window' };
const PER_BRAND: Limit = { free: 30, windowSeconds: 3600, wait: 'rest-of-window' };

interface Parts {
  db: Database;
  mail: Mail;
  counters: Counters;
  clock: () => Date;
  authorOf: (request: FastifyRequest) => Author;
}

/** Routes for the people of a brand and their roles. The caller adds the guards. */
export const brandPeopleRoutes =
  ({ db, mail, counters, clock, authorOf }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const selfOf = (request: FastifyRequest) => staffSession(request).user.id;
    const answer = async (request: FastifyRequest, brand: string) => ({
      data: await readAccess(db, brand, {
        ...{ id: selfOf(request), isViewer: isViewer(request), now: clock() },
      }),
    });
    registerApiRoute(app, 'GET console/brands/:brand/people', ({ params, request }) =>
      answer(request, params.brand),
    );
    registerApiRoute(app, 'PATCH console/brands/:brand/people/:id', async (call) => {
      const { params, body, request } = call;
      checkFreshCode(request, clock());
      const change = { ...params, self: selfOf(request) };
      await changeRole(db, authorOf(request), change, body.role);
      return answer(request, params.brand);
    });
    registerApiRoute(app, 'DELETE console/brands/:brand/people/:id', async (call) => {
      const { params, request } = call;
      checkFreshCode(request, clock());
      await changeRole(db, authorOf(request), { ...params, self: selfOf(request) }, null);
      return answer(request, params.brand);
    });
    registerApiRoute(app, 'POST console/brands/:brand/invitations', async (call) => {
      const { params, body, request } = call;
      checkFreshCode(request, clock());
      const takes = [
        { key: `invitations:${params.brand}`, limit: PER_BRAND },
        { key: `invitations:${params.brand}:${body.email.toLowerCase()}`, limit: PER_ADDRESS },
      ];
      await takeAll(counters, request.brand.id, takes, clock());
      await invite(db, mail, authorOf(request), { ...params, ...body });
      return answer(request, params.brand);
    });
    registerApiRoute(app, 'DELETE console/brands/:brand/invitations/:id', async (call) => {
      const { params, request } = call;
      await takeBack(db, authorOf(request), params);
      return answer(request, params.brand);
    });
  };
