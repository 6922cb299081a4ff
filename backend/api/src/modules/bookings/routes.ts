import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';
import { registerApiRoute } from '../../lib/registerApiRoute';
import { findBooking } from '../checkout';
import type { BookingAccess } from './access';
import type { BookingService } from './service';

export interface BookingRoutesDeps {
  db: Database;
  access: BookingAccess;
  bookings: BookingService;
}

export const bookingRoutes = ({ db, access, bookings }: BookingRoutesDeps): FastifyPluginAsyncZod => async (app) => {
  registerApiRoute(app, 'GET bookings', async ({ query, request }) => {
    if (!request.session) throw new AppError('UNAUTHENTICATED');
    const { bookings: data, total } = await bookings.list(request.brand.id, request.session.user.id, query);
    return { data, meta: { total, page: query.page } };
  });

  registerApiRoute(app, 'GET bookings/:id', async ({ params, request }) => {
    const booking = await findBooking(db, request.brand.id, params.id);
    if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
    return { data: await bookings.detail(booking) };
  });
};
