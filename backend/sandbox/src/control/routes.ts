import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { faultSchema, type Faults } from './faults';
import type { RequestLog } from './requestLog';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Host names of this machine, which no outside DNS can point here. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const OWN_SITES = ['same-origin', 'none'];

/** True when the request comes from this machine by one of its own host names, and not from a page of another origin. */
function isOwn({ socket, headers }: FastifyRequest): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    OWN_HOST.test(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || OWN_SITES.includes(String(site)))
  );
}

/**
 * Control routes for tests: they stage faults, and read requests and suppliers' data. They answer only this machine and
 * their own origin.
 */
export const controlRoutes =
  (
    faults: Faults,
    log: RequestLog,
    parts: Record<string, FastifyPluginAsync>,
  ): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isOwn(request)) await reply.code(404).send();
    });
    app.get('/faults', async () => ({ faults: faults.list(), hits: faults.hits() }));
    app.post('/faults', async (request, reply) => {
      const parsed = faultSchema.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
      faults.add(parsed.data);
      return reply.code(201).send({ fault: parsed.data });
    });
    app.delete('/faults', async (_, reply) => {
      faults.clear();
      return reply.code(204).send();
    });
    app.get('/requests', async () => ({ requests: log.list() }));
    app.delete('/requests', async (_, reply) => {
      log.clear();
      return reply.code(204).send();
    });
    for (const [name, routes] of Object.entries(parts))
      await app.register(routes, { prefix: `/${name}` });
  };
