import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readPolicyReport } from './policyReport';

export const POLICY_REPORT_PATH = '/api/csp-reports';
const MAX_BYTES = 16 * 1024;
const WINDOW_MS = 60_000;
const LOGGED_PER_WINDOW = 60;

/** What browsers refused for our policy goes to the log, at most so many a minute; nobody learns whether it did. */
export const policyReportRoutes =
  (clock: () => Date): FastifyPluginAsyncZod =>
  async (app) => {
    let window = { endsAt: 0, logged: 0 };
    const mayLog = () => {
      const now = clock().getTime();
      if (now >= window.endsAt) window = { endsAt: now + WINDOW_MS, logged: 0 };
      window.logged += 1;
      return window.logged <= LOGGED_PER_WINDOW;
    };
    app.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      app.getDefaultJsonParser('error', 'error'),
    );
    app.post(
      POLICY_REPORT_PATH,
      { bodyLimit: MAX_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const report = readPolicyReport(request.body);
        if (report && mayLog())
          request.log.warn({ brand: request.brand.id, report }, 'content refused by policy');
        return reply.code(204).send();
      },
    );
  };
