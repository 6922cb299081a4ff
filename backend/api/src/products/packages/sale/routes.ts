import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../../lib/server/registerApiRoute';
import { prebook } from '../../../modules/sale';
import type { BookOnce } from '../../product';
import type { PassengerChangeService } from '../passengers/changePassenger';
import type { PackagePrebookings } from './prebookingService';

export interface PackageSaleRoutesDeps {
  prebookings: PackagePrebookings;
  passengers: PassengerChangeService;
  book: BookOnce;
}

/** From a quote to a booking that can be paid, and to other people in it. */
export const packageSaleRoutes =
  ({ prebookings, passengers, book }: PackageSaleRoutesDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(app, 'POST packages/prebookings', prebook(prebookings, book), {
      creates: true,
    });
    registerApiRoute(
      app,
      'POST packages/bookings/:id/passengers',
      async ({ body, params, request }) => ({
        data: await passengers.change(request, params.id, body),
      }),
    );
  };
