import type { FastifyPluginAsync } from 'fastify';

export interface HealthProbe {
  /** True once the process is able to serve; false again while it ends. */
  isServing(): boolean;
  isStorageReady(): Promise<boolean>;
}
const DEADLINE_MS = 300;
const PROBE = { config: { hostless: true }, schema: { hide: true } };

export const healthRoutes =
  (probe: HealthProbe): FastifyPluginAsync =>
  async (app) => {
    app.get('/livez', PROBE, async () => ({ status: 'ok' }));
    app.get('/startupz', PROBE, async (_, reply) =>
      reply
        .code(probe.isServing() ? 200 : 503)
        .send({ status: probe.isServing() ? 'ok' : 'starting' }),
    );
    app.get('/readyz', PROBE, async (_, reply) => {
      const isReady = probe.isServing() && (await withinDeadline(probe.isStorageReady()));
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
    });
  };

async function withinDeadline(check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => (timer = setTimeout(done, DEADLINE_MS, false)));
  return Promise.race([check.catch(() => false), late]).finally(() => clearTimeout(timer));
}
