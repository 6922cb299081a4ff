import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/callerOf';
import { registerApiRoute } from '../../http/registerApiRoute';
import { prebook } from '../../bookings/prebook';
import type { BookOnce } from '../product';
import type { ScheduleChanges } from './schedule/scheduleChanges';
import type { FlightSale } from './prebooking/prebooking';

export interface FlightSaleRoutesDeps {
  sale: FlightSale;
  schedule: ScheduleChanges;
  book: BookOnce;
}

/** Routes from an offer of a result to a payable booking. */
export const flightSaleRoutes =
  ({ sale, schedule, book }: FlightSaleRoutesDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(
      app,
      'POST flights/prebookings',
      async ({ body, request, reply }) => {
        const data = await sale.prebookings.create(
          request.brand.id,
          request.session?.user.id ?? null,
          body,
          callerOf(reply).signal,
        );
        sale.access.grant(request, reply, data.prebookingId);
        return { data };
      },
      { weigh: () => 1 },
    );
    registerApiRoute(
      app,
      'POST flights/bookings',
      prebook(
        async ({ body, request, reply }) =>
          sale.bookings.prepare(
            request.brand,
            await sale.own(request, body),
            body,
            callerOf(reply).signal,
          ),
        book,
      ),
      { creates: true },
    );
    registerApiRoute(
      app,
      'POST flights/bookings/:id/schedule_changes',
      async ({ params, body, request }) => {
        await schedule.answer(request, params.id, body);
        return { data: { done: true } };
      },
    );
  };
