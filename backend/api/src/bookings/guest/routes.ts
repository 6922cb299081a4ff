import { CONFIRM_LINK_HOURS } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { Registration } from '../../accounts';
import { type BookingAccess, opensByMail } from '../view/access';
import { type BookingRow, findBooking } from '../repository';
import type { BookingKeys } from './bookingKeys';
import type { GuestBookings } from './guestBookings';

export interface GuestRoutesDeps {
  db: Database;
  access: BookingAccess;
  /** Access to bookings that were found by code and e-mail. */
  lookups: BookingAccess;
  guests: GuestBookings;
  keys: BookingKeys;
  registration: Pick<Registration, 'register'>;
}

/** Routes of a guest's access to a booking without an account. */
export const guestRoutes =
  ({ db, access, lookups, guests, keys, registration }: GuestRoutesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    /** Returns a booking that this browser has looked up. @throws AppError NOT_FOUND for any other */
    const lookedUp = async (request: FastifyRequest, id: string): Promise<BookingRow> => {
      const booking = await findBooking(db, request.brand.id, id);
      if (!booking || !(access.isAllowed(request, booking) || lookups.isAllowed(request, booking)))
        throw new AppError('NOT_FOUND');
      return booking;
    };

    registerApiRoute(app, 'POST bookings/lookups', async ({ body, request, reply }) => {
      const data = await guests.lookUp(request.brand.id, request.ip, body.code, body.email);
      lookups.open(request, reply, data.id);
      return { data };
    });
    registerApiRoute(app, 'GET bookings/:id/glimpse', async ({ params, request }) => ({
      data: await guests.glimpse(await lookedUp(request, params.id)),
    }));
    registerApiRoute(app, 'POST bookings/:id/codes', async ({ params, request }) => ({
      data: await guests.sendCode(await lookedUp(request, params.id)),
    }));
    registerApiRoute(
      app,
      'POST bookings/:id/accesses',
      async ({ params, body, request, reply }) => {
        if (body.by === 'LINK')
          await guests.checkLink(
            await findBooking(db, request.brand.id, params.id),
            request.brand.id,
            request.ip,
            body.token,
          );
        else await guests.checkCode(await lookedUp(request, params.id), body.code);
        const until = access.open(request, reply, params.id);
        return { data: { id: params.id, until: until.toISOString() } };
      },
    );
    registerApiRoute(app, 'POST bookings/:id/accounts', async ({ params, request }) => {
      const { brand, ip } = request;
      const booking = await findBooking(db, brand.id, params.id);
      if (!booking || !access.isAllowed(request, booking) || !opensByMail(booking))
        throw new AppError('NOT_FOUND');
      await registration.register(brand.id, guests.addressOf(booking), ip);
      return { data: { sent: true as const, valid_minutes: CONFIRM_LINK_HOURS * 60 } };
    });
    registerApiRoute(app, 'DELETE bookings/:id/accesses', async ({ params, request }) => {
      const booking = await findBooking(db, request.brand.id, params.id);
      if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
      await keys.revoke(booking);
      return { data: { revoked: true } };
    });
  };
