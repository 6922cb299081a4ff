import type { FastifyInstance } from 'fastify';
import { syncHook } from '../../http/syncHook';
import { callerOf } from '../../http/callerOf';
import { OWN_DATA_UNITS } from '../../http/costs/ownDataUnits';
import { rememberBodies } from '../../http/answers/knownBodies';
import { registerApiRoute } from '../../http/registerApiRoute';
import { checkAges } from './search/checkAges';
import { sendWithReference } from '../../lib/search/sendReady';
import { noteSearch } from '../../http/noteSearch';
import type { HotelService } from './search/search';
import { weighHotels } from './search/weighHotels';

/** Five minutes: the featured list changes only with the suppliers' content. */
const FEATURED_CACHE = 'private, max-age=300';

/** Results are compressed bytes, checked against the contract when they are made, not when they are sent. */
export const hotelRoutes =
  (hotels: HotelService) =>
  async (app: FastifyInstance): Promise<void> => {
    rememberBodies(app);
    app.addHook(
      'preValidation',
      syncHook(({ body }) => checkAges(body)),
    );
    registerApiRoute(
      app,
      'POST hotels/searchs',
      async ({ body, request, reply }) => {
        const { reference, origin_code, destination_frontend, search_hotel } = body;
        noteSearch(request, { reference, origin_code, destination_frontend, search_hotel });
        const packed = await hotels.search(request.brand, body, callerOf(reply));
        return sendWithReference(request, reply, packed, reference);
      },
      { weigh: ({ body }) => weighHotels(body) },
    );
    registerApiRoute(
      app,
      'POST hotels/nearest_dates',
      async ({ body, request, reply }) => ({
        data: { stays: await hotels.nearestDates(request.brand, body, callerOf(reply)) },
      }),
      { weigh: ({ body }) => weighHotels(body) },
    );
    registerApiRoute(
      app,
      'POST hotels/night_prices',
      async ({ body, request }) => ({
        data: { days: await hotels.nightPrices(request.brand, body) },
      }),
      { weigh: () => OWN_DATA_UNITS },
    );
    registerApiRoute(app, 'GET hotels/featured', ({ request, reply }) => {
      reply.header('cache-control', FEATURED_CACHE);
      return hotels.featured(request.brand.featured?.destinations);
    });
  };
