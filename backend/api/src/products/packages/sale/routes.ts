import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../../http/callerOf';
import type { SignedList } from '../../../bookings/view/signedList';
import { registerApiRoute } from '../../../http/registerApiRoute';
import { prebook } from '../../../bookings/prebook';
import type { BookOnce } from '../../product';
import type { PassengerChangeService } from '../changePassenger';
import type { OwnQuotes } from '../findOwnQuote';
import type { PackagePrebookings } from '../prebooking/prebooking';

export interface PackageSaleRoutesDeps {
  prebookings: PackagePrebookings;
  given: SignedList;
  passengers: PassengerChangeService;
  book: BookOnce;
}

/** Routes from a quote to a payable booking, and for changes of its passengers. */
export const packageSaleRoutes =
  ({ prebookings, given, passengers, book }: PackageSaleRoutesDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(
      app,
      'POST packages/prebookings',
      prebook(({ body, request, reply }) => {
        const own: OwnQuotes = {
          newest: given
            .read(request)
            .map(([booking]) => booking)
            .reverse(),
          add: (booking) => given.add(request, reply, booking),
        };
        return prebookings.prepare(request.brand, { ...body, own }, callerOf(reply).signal);
      }, book),
      { creates: true },
    );
    registerApiRoute(
      app,
      'POST packages/bookings/:id/passengers',
      async ({ body, params, request }) => ({
        data: await passengers.change(request, params.id, body),
      }),
    );
  };
