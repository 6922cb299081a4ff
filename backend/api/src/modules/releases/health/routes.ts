import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../lib/refuse';
import { registerApiRoute } from '../../../lib/server/registerApiRoute';
import type { ReleaseReader } from '../ports';
import type { Visits } from '../rollout/visits';
import { keepReport } from './healthStore';

interface Parts {
  db: Queryable;
  releases: ReleaseReader;
  visits: Visits;
  clock: () => Date;
}

/** What open pages ask and tell of releases. */
export const releaseHealthRoutes =
  ({ db, releases, visits, clock }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'GET releases/set', async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      const { set } = await releases.composition(request.brand.id, {
        visitor: visits.keptVisitor(request),
      });
      return { data: { set } };
    });

    registerApiRoute(app, 'POST releases/health', async ({ request, body }) => {
      const brand = request.brand.id;
      const visit = visits.readToken(brand, body.visit);
      if (!visit) refuse('INVALID_FORMAT', '/visit');
      const parts = await releases.partsOfSet(visit.set);
      // Of what the visit's document named, and of nothing else.
      const events = body.events.filter(({ remote, release }) => parts?.get(remote) === release);
      const address = visits.networkOf(request);
      const report = { brand, visit: visit.visit, address, events, now: clock() };
      return { data: { counted: events.length > 0 ? await keepReport(db, report) : 0 } };
    });
  };
