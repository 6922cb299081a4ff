import type { FastifyPluginAsync } from 'fastify';
import type { Faults } from '../../control/faults';
import { worseTermsOf } from '../../control/worseTerms';
import type { Inventory } from '../../inventory/inventory';
import type { Sold } from '../../pricing/allotment';
import { availability } from './availability';
import { checkRates } from './checkRates';

const PRICE_RISE = 1.06;

export interface MarketOptions {
  sold: Sold;
  /** Prices do not change between search and check. */
  isSteady: boolean;
}
/** Hotelbeds Booking API 1.0: availability and check rates. */
export const bookingRoutes =
  (
    stock: Inventory,
    now: () => Date,
    faults: Faults,
    { sold, isSteady }: MarketOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    app.post('/hotels', async (request) => availability(stock, request.body, now(), sold));
    app.post('/checkrates', async (request) =>
      checkRates(stock, request.body, now(), {
        sold,
        isSteady,
        worse: worseTermsOf(faults.active(request)),
        ...(faults.active(request)?.mode === 'priceUp' && { priceFactor: PRICE_RISE }),
      }),
    );
  };
