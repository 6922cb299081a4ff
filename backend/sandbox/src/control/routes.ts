import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { faultSchema, type Faults } from './faults';
import type { RequestLog } from './requestLog';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** For tests: stage faults, see which requests arrived and what suppliers hold. Answers the loopback only. */
export const controlRoutes =
  (
    faults: Faults,
    log: RequestLog,
    parts: Record<string, FastifyPluginAsync>,
  ): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) await reply.code(404).send();
    });
    app.get('/faults', async () => ({ faults: faults.list(), hits: faults.hits() }));
    app.post('/faults', async (request, reply) => {
      const asked = faultSchema.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) });
      faults.add(asked.data);
      return reply.code(201).send({ fault: asked.data });
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
