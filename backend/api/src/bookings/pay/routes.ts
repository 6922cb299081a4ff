import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { plainAddress } from '../../lib/counters/addressKey';
import { AppError } from '../../lib/errors';
import { originOf } from '../../http/host';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { BookingAccess } from '../view/access';
import type { Database } from '../../db/database';
import { findBooking } from '../repository';
import { hashBody, readIdempotencyKey } from '../create/keyedCalls';
import type { PaymentService } from './service';

export interface PaymentRoutesDeps {
  db: Database;
  access: BookingAccess;
  /** Authorization for bookings that were found by code and e-mail, which may be paid. */
  lookups: BookingAccess;
  payments: PaymentService;
}

export const paymentRoutes =
  ({ db, access, lookups, payments }: PaymentRoutesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'POST payments', async ({ body, request }) => {
      const booking = await findBooking(db, request.brand.id, body.bookingId);
      if (!booking || !(access.isAllowed(request, booking) || lookups.isAllowed(request, booking)))
        throw new AppError('NOT_FOUND');
      const call = {
        brandId: request.brand.id,
        userId: request.session?.user.id ?? null,
        route: 'payments',
        key: readIdempotencyKey(request),
        bodyHash: hashBody(body),
      };
      const data = await payments.pay(call, {
        brand: request.brand,
        booking,
        pay: body.pay,
        origin: originOf(request),
        returnPath: body.return_path,
        ipAddress: plainAddress(request.ip),
        userAgent: request.headers['user-agent'] ?? 'unknown',
      });
      return { data };
    });

    registerApiRoute(app, 'GET payments/:reference', async ({ params, request }) => {
      const found = await payments.find(request.brand.id, params.reference);
      const isOpen = found && access.isAllowed(request, found.booking);
      if (!found || !(isOpen || lookups.isAllowed(request, found.booking)))
        throw new AppError('NOT_FOUND');
      const payment = await payments.refresh(found);
      return { data: isOpen ? payment : { ...payment, receipt: null } };
    });

    // The gateway calls this route without origin or token, so the signature is checked instead.
    app.post(
      '/api/payments/notifications',
      { schema: { hide: true, body: z.unknown() }, config: { fromOutside: true } },
      async (request) => {
        await payments.notify(request.body);
        return { data: { received: true } };
      },
    );
  };
