import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressKey } from '../../lib/counters/addressKey';
import type { Counters, Limit } from '../../lib/counters/rule';
import { readPolicyReport } from './policyReport';

export const POLICY_REPORT_PATH = '/api/csp-reports';
const MAX_BYTES = 16 * 1024;
/** Reports of one network address, so that a flood leaves room in the log for others. */
const PER_ADDRESS: Limit = { free: 60, windowSeconds: 60, wait: 'rest-of-window' };

/**
 * Logs violations that browsers report against our policy, with a limit per minute. The answer does not show whether a report
 * was logged.
 */
export const policyReportRoutes =
  (counters: Counters, clock: () => Date): FastifyPluginAsyncZod =>
  async (app) => {
    const mayLog = async ({ brand, ip }: FastifyRequest) => {
      const key = addressKey('policy-report', ip);
      return (await counters.take(brand.id, [{ key, limit: PER_ADDRESS }], clock())).isAllowed;
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
        if (report && (await mayLog(request)))
          request.log.warn({ brand: request.brand.id, report }, 'content refused by policy');
        return reply.code(204).send();
      },
    );
  };
