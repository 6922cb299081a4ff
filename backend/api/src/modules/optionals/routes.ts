import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';
import { registerApiRoute } from '../../lib/registerApiRoute';
import type { BookingAccess } from '../bookings/access';
import { type BookingRow, findBooking } from '../checkout';
import type { Optionals } from './createOptionals';

export interface OptionalRoutesDeps {
  db: Database;
  access: BookingAccess;
  optionals: Optionals;
}

export const optionalRoutes = ({ db, access, optionals }: OptionalRoutesDeps): FastifyPluginAsyncZod => async (app) => {
  const read = async (request: FastifyRequest, id: string): Promise<BookingRow> => {
    const booking = await findBooking(db, request.brand.id, id);
    if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
    return booking;
  };
  registerApiRoute(app, 'POST optionals/searchs', async ({ body, request }) => {
    const { data, warnings } = await optionals.search(await read(request, body.bookingId), body.kinds);
    return warnings.length > 0 ? { data, warnings } : { data };
  });
  registerApiRoute(app, 'PUT optionals/cart/update', async ({ body, request }) => ({
    data: { cart: await optionals.updateCart(await read(request, body.bookingId), body.items, body.cart_version) },
  }));
};
