import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiCall } from '../host';
import { readCookie } from '../../accounts/next-auth/cookies';
import type { ResolvedSession } from '../../requestTypes';
import type { Sessions } from '../../accounts/sessions/sessions';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const BEARER = /^Bearer (.+)$/;

/** Sets the session of api calls from the cookie or a bearer token. A token of another brand gives none. */
export function resolveSession(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const token = isApiCall(request)
      ? (readCookie(request, 'sid') ?? readBearer(request))
      : undefined;
    if (token === undefined) return done();
    readSession(request, sessions, token)
      .then((session) => void (request.session = session))
      .then(() => done(), done);
  });
}

/** Session of a request; null without a valid token of the request's brand. */
export async function readSession(
  request: FastifyRequest,
  sessions: Sessions,
  token = readCookie(request, 'sid'),
): Promise<ResolvedSession | null> {
  if (token === undefined || !TOKEN.test(token)) return null;
  const isActivity = request.routeOptions.config.isPolled !== true;
  const found = await sessions.find(request.brand.id, token, { isActivity });
  return found.state === 'valid' ? found.session : null;
}

const readBearer = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];
