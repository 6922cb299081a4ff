import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queryable } from '../../db/database';
import { refuse } from '../../lib/refuse';
import { type ApiCall, registerApiRoute } from '../../http/registerApiRoute';
import type { ReleaseReader } from '../ports';
import type { Visits } from '../rollout/visits';
import { countForged, storeReport } from './healthStore';

interface Parts {
  db: Queryable;
  releases: ReleaseReader;
  visits: Visits;
  clock: () => Date;
}

/** Calls of open pages: the set of the next page, and reports about the performance of releases. */
export const releaseHealthRoutes =
  ({ db, releases, visits, clock }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const isPolled = true;
    const answerSet = async ({ request, reply }: ApiCall<'GET releases/set'>) => {
      reply.header('cache-control', 'no-store');
      const { set } = await releases.composition(request.brand.id, {
        visitor: visits.readVisitor(request),
      });
      return { data: { set } };
    };
    registerApiRoute(app, 'GET releases/set', answerSet, { isPolled });

    const countReport = async ({ request, body }: ApiCall<'POST releases/health'>) => {
      const brand = request.brand.id;
      const read = visits.readToken(brand, body.visit);
      if (read.kind === 'forged')
        await countForged(db, { address: visits.networkOf(request), ...body, now: clock() });
      if (read.kind !== 'visit') return refuse('INVALID_FORMAT', '/visit');
      const { visit, set, network: address } = read;
      const parts = await releases.partsOfSet(set);
      // A report counts only for releases that the visit's document named.
      const events = body.events.filter(({ remote, release }) => parts?.get(remote) === release);
      const report = { brand, visit, address, events, now: clock() };
      return { data: { counted: events.length > 0 ? await storeReport(db, report) : 0 } };
    };
    registerApiRoute(app, 'POST releases/health', countReport, { isPolled });
  };
