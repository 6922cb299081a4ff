import type { IncomingMessage } from 'node:http';
import type { BrandFile } from '@tiquete/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { AppError } from '../lib/errors';
import { hostName, isLoopbackHost, isApiCall } from './host';
import { isOwnCall } from './ownCall';
import { readCookie } from '../accounts/next-auth/cookies';
import type { ResolvedSession } from '../requestTypes';
import type { Sessions } from '../accounts/sessions/sessions';
import { isOfBrands } from '../brands/console/access';
import type { BrandPreviews } from '../brands/previews';

/**
 * Number of Host headers. When there are two, Node uses the first and another server may use the second (RFC 9112, 3.2:
 * answer 400).
 */
const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length;

/**
 * Sets the brand of every request from its exact Host, and rejects plain http except on this machine. @throws AppError
 * INVALID_FORMAT, UNKNOWN_HOST, FORBIDDEN
 */
export function resolveBrand(app: FastifyInstance, { brands }: Pick<Deps, 'brands'>): void {
  app.decorateRequest('brand');
  app.addHook('onRequest', (request, _reply, done) => {
    if (hostsIn(request.raw) > 1) throw new AppError('INVALID_FORMAT');
    if (request.routeOptions.config.hostless) return done();
    const name = hostName(request.host);
    if (!name) throw new AppError('UNKNOWN_HOST');
    const take = (brand: BrandFile | undefined): void => {
      if (!brand) throw new AppError('UNKNOWN_HOST');
      request.brand = brand;
      if (request.protocol !== 'https' && !isLoopbackHost(name) && !isOwnCall(request))
        throw new AppError('FORBIDDEN', { detail: 'Esta dirección solo atiende por https.' });
    };
    const found = brands.byHost(name);
    if (found instanceof Promise) return void found.then(take).then(() => done(), done);
    take(found);
    done();
  });
}

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

/** Gives calls of a preview the draft's prices and featured places. Name, accounts and mails stay those of the host. */
export function answerWithDrafts(
  app: FastifyInstance,
  previews: Pick<BrandPreviews, 'draftOf'>,
): void {
  app.decorateRequest('draft', null);
  const show = (request: FastifyRequest, draft: BrandFile | null) => {
    if (!draft) return;
    const { mark_ups, administrative_fee, featured } = draft;
    request.draft = draft;
    request.brand = { ...request.brand, mark_ups, administrative_fee, featured, isPreview: true };
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isOfBrands(request.session)) return done();
    previews
      .draftOf(request)
      .then((draft) => show(request, draft))
      .then(() => done(), done);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.draft) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Pattern of calls that check an offer again or book it. Some need no key, such as a dry run. */
const SALE = /\/(?:pre)?bookings$/;
const isSale = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  headers['idempotency-key'] !== undefined ||
  (method === 'POST' && SALE.test(routeOptions.url ?? ''));

/** Rejects sales, payments and refunds of a session with an open preview. @throws AppError PREVIEW */
export function refuseSalesOfPreviews(
  app: FastifyInstance,
  previews: Pick<BrandPreviews, 'isOpen'>,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { session } = request;
    if (!isOfBrands(session) || !isSale(request)) return done();
    previews
      .isOpen(session)
      .then((isOpen) => done(isOpen ? new AppError('PREVIEW') : undefined), done);
  });
}
