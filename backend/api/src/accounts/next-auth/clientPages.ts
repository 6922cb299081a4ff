import { AUTH_ERRORS } from '@tiquete/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { originOf } from '../../http/host';
import { safeCallbackUrl } from './callbackUrl';

const pageQuerySchema = z.object({
  error: z.enum(AUTH_ERRORS).optional().catch('Default'),
  callbackUrl: z.string().optional().catch(undefined),
});
const HIDDEN = { schema: { hide: true } };

/** Redirects next-auth's own pages to ours, with the error and the page to return to. */
export function registerClientPages(app: FastifyInstance): void {
  app.get('/api/auth/signin', HIDDEN, (request, reply) => toLogin(request, reply));
  app.get('/api/auth/signin/:provider', HIDDEN, (request, reply) => toLogin(request, reply));
  app.get('/api/auth/error', HIDDEN, (request, reply) =>
    toLogin(request, reply, { error: 'Default' }),
  );
  app.get('/api/auth/signout', HIDDEN, (request, reply) =>
    toLogin(request, reply, { signout: '1' }),
  );
}

function toLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  given: Record<string, string> = {},
): FastifyReply {
  const { error, callbackUrl } = pageQuerySchema.parse(request.query);
  const query = new URLSearchParams({ ...given, ...(error && { error }) });
  if (callbackUrl !== undefined) {
    const origin = originOf(request);
    query.set('callbackUrl', safeCallbackUrl(callbackUrl, origin).slice(origin.length));
  }
  const text = query.toString();
  return reply.redirect(text === '' ? '/login' : `/login?${text}`, 302);
}
