import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors';
import { isOfBrands } from '../../brands/console/access';
import type { BrandPreviews } from '../../brands/previews';

/** Calls that check an offer again or book it. Some need no key, such as a dry run. */
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
