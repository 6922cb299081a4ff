import type { BrandFile } from '@tiquete/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOfBrands } from '../../brands/console/access';
import type { BrandPreviews } from '../../brands/previews';
import { AppError } from '../../lib/errors';

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
