import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../lib/errors';
import { atOnce } from '../lib/server/atOnce';
import type { Product } from './product';

/** Of what was sold already, of who works on it, and of who wants no more mails: they go on when a brand ends a product. */
const OF_SOLD = /^\/api\/(?:console\/|[^/]+\/(?:bookings\/:|price_alerts\/endings))/;

/** The calls of a product, for the brands that sell it; without a list a brand sells every one. @throws AppError PRODUCT_NOT_SOLD */
export const ofSellers =
  ({ document: { product }, routes }: Product): FastifyPluginAsync =>
  async (app) => {
    app.addHook(
      'onRequest',
      atOnce(({ brand, routeOptions: { url = '' } }) => {
        if (brand.products?.includes(product) === false && !OF_SOLD.test(url))
          throw new AppError('PRODUCT_NOT_SOLD');
      }),
    );
    await app.register(routes);
  };
