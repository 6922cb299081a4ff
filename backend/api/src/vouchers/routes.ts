import { bookingParamsSchema, errorsSchema } from '@tiquete/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/database';
import { AppError } from '../lib/errors';
import type { PublicOrigin } from '../http/host';
import type { BookingAccess } from '../bookings/view/access';
import { type BookingRow, findBooking } from '../bookings/repository';
import type { Vouchers } from './createVouchers';

export interface VoucherRoutesDeps {
  db: Database;
  access: BookingAccess;
  vouchers: Vouchers;
  originOf: PublicOrigin;
}
/** Hidden in the OpenAPI document, which lists only the contract's table. */
const schema = {
  hide: true,
  params: bookingParamsSchema,
  response: { '4xx': errorsSchema, '5xx': errorsSchema },
};

/** Routes for files, which are no JSON and so not in the contract's table. Access to the booking gives access to them. */
export const voucherRoutes =
  ({ db, access, vouchers, originOf }: VoucherRoutesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const find = async (request: FastifyRequest, id: string): Promise<BookingRow> => {
      const booking = await findBooking(db, request.brand.id, id);
      if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
      return booking;
    };
    // A code has only letters and digits, so it needs no quotes.
    const send = (reply: FastifyReply, type: string, name: string, content: Buffer | string) =>
      reply
        .headers({
          'content-type': type,
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
        })
        .send(content);

    app.get('/api/bookings/:id/documents/voucher.pdf', { schema }, async (request, reply) => {
      const booking = await find(request, request.params.id);
      return send(
        reply,
        'application/pdf',
        `voucher-${booking.code}.pdf`,
        await vouchers.voucher(request.brand, booking),
      );
    });
    app.get('/api/bookings/:id/documents/calendar.ics', { schema }, async (request, reply) => {
      const booking = await find(request, request.params.id);
      const url = new URL(
        `/my_bookings/detail?${new URLSearchParams({ id: booking.id })}`,
        originOf(request.brand),
      ).href;
      return send(
        reply,
        'text/calendar; charset=utf-8',
        `reserva-${booking.code}.ics`,
        vouchers.calendar(request.brand, booking, url),
      );
    });
  };
