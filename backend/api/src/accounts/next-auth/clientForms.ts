import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { originOf } from '../../http/host';
import { setCookie, readCookie } from './cookies';
import type { Csrf } from './csrf';

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
