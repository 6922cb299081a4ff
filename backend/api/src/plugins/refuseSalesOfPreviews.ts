import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/errors';
import { isOfBrands } from '../modules/brands/console/access';
import type { BrandPreviews } from '../modules/brands/preview/previews';

/** What books, pays or gives back has an Idempotency-Key: none of it is for a session that has a preview open. @throws AppError PREVIEW */
export function refuseSalesOfPreviews(
  app: FastifyInstance,
  previews: Pick<BrandPreviews, 'isOpen'>,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { session, headers } = request;
    if (headers['idempotency-key'] === undefined || !isOfBrands(session)) return done();
    previews
      .isOpen(session)
      .then((isOpen) => done(isOpen ? new AppError('PREVIEW') : undefined), done);
  });
}
