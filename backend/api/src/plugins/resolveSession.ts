import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from '../modules/auth/cookies';
import type { Sessions } from '../modules/auth/sessions';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const BEARER = /^Bearer (.+)$/;

/** The session of the cookie, or of a bearer token, on calls of the api. A token of another brand leaves it null. */
export function resolveSession(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const token = readCookie(request, 'sid') ?? readBearer(request);
    if (token === undefined || !TOKEN.test(token)) return;
    const found = await sessions.find(request.brand.id, token);
    request.session = found.state === 'valid' ? found.session : null;
  });
}

const readBearer = (request: FastifyRequest): string | undefined => BEARER.exec(request.headers.authorization ?? '')?.[1];
