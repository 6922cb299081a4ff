import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/database';
import { AppError } from '../lib/errors';
import { registerApiRoute } from '../http/registerApiRoute';
import type { BookingAccess } from '../bookings/view/access';
import { findBooking } from '../bookings/repository';
import type { Resend } from './createResend';

/** `bookings/:id/emails`: access to the booking allows its newest mail to be sent again. */
export const bookingMailRoutes =
  ({
    db,
    access,
    resend,
  }: {
    db: Database;
    access: BookingAccess;
    resend: Resend;
  }): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'POST bookings/:id/emails', async ({ params, request }) => {
      const booking = await findBooking(db, request.brand.id, params.id);
      if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
      return { data: await resend(booking) };
    });
  };
