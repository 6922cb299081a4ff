import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../../http/callerOf';
import { registerApiRoute } from '../../../http/registerApiRoute';
import { prebook } from '../../../bookings/prebook';
import type { BookOnce } from '../../product';
import { checkAges } from '../search/checkAges';
import type { DetailsService } from '../details/detailsService';
import type { PrebookingService } from './prebooking/prebookingService';
import { sendReady } from '../../../lib/search/sendReady';

export interface HotelSaleRoutesDeps {
  details: DetailsService;
  prebookings: PrebookingService;
  book: BookOnce;
}

/** Routes from a hotel of a result to a payable booking. */
export const hotelSaleRoutes =
  ({ details, prebookings, book }: HotelSaleRoutesDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('preValidation', async (request) => checkAges(request.body));
    registerApiRoute(
      app,
      'POST hotels/details',
      async ({ body, request, reply }) =>
        sendReady(
          request,
          reply,
          await details.details(request.brand, body, callerOf(reply).signal),
        ),
      { weigh: () => 1 },
    );
    registerApiRoute(
      app,
      'POST hotels/prebookings',
      prebook(
        ({ body, request, reply }) =>
          prebookings.prepare(request.brand, body, callerOf(reply).signal),
        book,
      ),
      { creates: true },
    );
  };
