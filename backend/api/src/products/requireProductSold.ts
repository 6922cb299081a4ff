import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../lib/errors';
import { syncHook } from '../http/syncHook';
import type { Product } from './product';

/**
 * Calls that stay available when a brand stops selling a product: for existing bookings, for staff and for unsubscribing
 * from mails.
 */
const ALWAYS_ALLOWED = /^\/api\/(?:console\/|[^/]+\/(?:bookings\/:|price_alerts\/endings))/;

/**
 * Rejects the calls of a product for brands that do not sell it. A brand without a list sells every product. @throws
 * AppError PRODUCT_NOT_SOLD
 */
export const requireProductSold =
  ({ voucher: { product }, routes }: Product): FastifyPluginAsync =>
  async (app) => {
    app.addHook(
      'onRequest',
      syncHook(({ brand, routeOptions: { url = '' } }) => {
        if (brand.products?.includes(product) === false && !ALWAYS_ALLOWED.test(url))
          throw new AppError('PRODUCT_NOT_SOLD');
      }),
    );
    await app.register(routes);
  };
