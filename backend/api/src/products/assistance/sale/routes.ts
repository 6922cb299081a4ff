import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../../http/callerOf';
import { registerApiRoute } from '../../../http/registerApiRoute';
import { prebook } from '../../../bookings/prebook';
import type { BookOnce } from '../../product';
import type { PolicyDatesService } from '../dates/policyDates';
import type { AssistancePrebookings } from './prebookingService';

export interface AssistanceSaleRoutesDeps {
  prebookings: AssistancePrebookings;
  dates: PolicyDatesService;
  book: BookOnce;
}

/** Routes from a plan of a result to a payable booking, and for new dates of a policy. */
export const assistanceSaleRoutes =
  ({ prebookings, dates, book }: AssistanceSaleRoutesDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(
      app,
      'POST asisstances/prebookings',
      prebook(
        ({ body, request, reply }) =>
          prebookings.prepare(request.brand, body, callerOf(reply).signal),
        book,
      ),
      { creates: true },
    );
    registerApiRoute(
      app,
      'POST asisstances/bookings/:id/dates',
      async ({ body, params, request }) => ({
        data: await dates.change(request, params.id, body),
      }),
    );
  };
