import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { AppError } from '../lib/errors';
import { hostName, isLoopbackAddress, isLoopbackHost } from '../http/host';
import { registerApiRoute } from '../http/registerApiRoute';
import { MAILS_PAGE_SIZE, type StoredMails } from './storedMails';

const paramsSchema = z.object({ id: z.uuid() });
/** A mail contains foreign content: it may load nothing, and only our own pages may frame it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * The mails contain links that open accounts. A Host header alone proves nothing: the caller's address must be this machine's,
 * and the request must not be forwarded.
 */
function isOnThisMachine({ host, socket, headers }: FastifyRequest): boolean {
  return (
    isLoopbackHost(hostName(host) ?? '') &&
    isLoopbackAddress(socket.remoteAddress) &&
    !FORWARDING.some((name) => headers[name] !== undefined)
  );
}

/**
 * `development/mails`; `stored` is null when an SMTP server is configured. The calls exist on this machine only. `guard` adds
 * the checks of every console call: operator, second factor, audit record.
 */
export const developmentMailRoutes =
  (stored: StoredMails | null, guard: (app: FastifyInstance) => void): FastifyPluginAsyncZod =>
  async (app) => {
    if (!stored) return;
    app.addHook('onRequest', async (request) => {
      if (!isOnThisMachine(request)) throw new AppError('NOT_FOUND');
    });
    guard(app);
    registerApiRoute(app, 'GET development/mails', async ({ query, request }) => {
      const { mails, total } = await stored.list(request.brand.id, query.page);
      return { data: mails, meta: { total, page: query.page, page_size: MAILS_PAGE_SIZE } };
    });
    app.get(
      '/api/development/mails/:id/html',
      { schema: { hide: true, params: paramsSchema } },
      async (request, reply) => {
        const html = await stored.html(request.brand.id, request.params.id);
        if (html === null) throw new AppError('NOT_FOUND');
        reply.headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' });
        return reply.type('text/html; charset=utf-8').send(html);
      },
    );
  };
