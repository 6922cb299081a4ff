import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Cookie = 'sid' | 'csrf' | 'device';
// True over https. The cookie prefix requires Secure; plain http is served on this machine only, with other cookie names.
const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const nameOf = (request: FastifyRequest, cookie: Cookie) =>
  isSecure(request) ? `__Host-${cookie}` : cookie;
const optionsOf = (request: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(request) }) as const;

export const readCookie = (request: FastifyRequest, cookie: Cookie): string | undefined =>
  request.cookies[nameOf(request, cookie)];

/** Sets a cookie. Without `expires` it ends with the browser. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: Cookie,
  value: string,
  expires?: Date,
): void {
  reply.setCookie(nameOf(request, cookie), value, {
    ...optionsOf(request),
    ...(expires && { expires }),
  });
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  reply.clearCookie(nameOf(request, cookie), optionsOf(request));
}
