import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AUTH_ERRORS } from '@tiquete/contracts';
import { originOf } from '../../http/host';
import { readCookie, setCookie } from './cookies';
import type { Csrf } from './csrf';
import { safeCallbackUrl } from './callbackUrl';

const text = z.string().optional().catch(undefined);
/** Fields of every form of the next-auth client. `json` is the string "true" when the answer must be JSON. */
export const clientFormSchema = z
  .looseObject({
    csrfToken: z.string().catch(''),
    callbackUrl: text,
    json: z.union([z.string(), z.boolean()]).optional().catch(undefined),
  })
  .catch({ csrfToken: '' });
export type ClientForm = z.infer<typeof clientFormSchema>;

export const PROVIDER = 'credentials';
export const authUrl = (request: FastifyRequest, path: string): string =>
  `${originOf(request)}/api/auth/${path}`;

/** Binds a form to its brand and session. */
const bindingOf = (request: FastifyRequest) =>
  `${request.brand.id}:${request.session?.tokenHash ?? ''}`;

export const isFromOurForm = (csrf: Csrf, request: FastifyRequest, submitted: string): boolean =>
  csrf.verify(readCookie(request, 'csrf'), submitted, bindingOf(request));

/** CSRF token from this browser's cookie, or a new one with its cookie. */
export function csrfTokenFor(csrf: Csrf, request: FastifyRequest, reply: FastifyReply): string {
  const known = csrf.read(readCookie(request, 'csrf'), bindingOf(request));
  if (known !== undefined) return known;
  const { token, cookie } = csrf.issue(bindingOf(request));
  setCookie(request, reply, 'csrf', cookie);
  return token;
}

/** Sends the client on as next-auth does: a redirect, or its address as JSON. */
export function sendOn(
  form: ClientForm,
  reply: FastifyReply,
  url: string,
  status = 200,
): FastifyReply {
  if (form.json !== 'true' && form.json !== true) return reply.redirect(url, 302);
  return reply.code(status).send({ url });
}

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
