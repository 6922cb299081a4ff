import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';
import { refuse } from '../../lib/refuse';
import { registerApiRoute } from '../../http/registerApiRoute';
import { type BookingRow, findBooking } from '../repository';
import type { Checkout } from '../createCheckout';
import { hashBody, readIdempotencyKey } from '../create/keyedCalls';
import { leaveUnpaid, returnToUnpaid } from '../create/unpaidHolds';
import type { BookingAccess } from './access';
import type { BookingCanceller } from '../cancel/cancelBooking';
import type { ClaimBooking } from './claims';
import type { JoinBookings } from '../guest/joinBookings';
import type { BookingService } from './bookingService';

export interface BookingRoutesDeps {
  db: Database;
  access: BookingAccess;
  /** Checkout whose engine has the products. */
  checkout: Pick<Checkout, 'engine'>;
  bookings: BookingService;
  canceller: BookingCanceller;
  claim: ClaimBooking;
  joins: JoinBookings;
}

export const bookingRoutes =
  ({
    db,
    access,
    checkout,
    bookings,
    canceller,
    claim,
    joins,
  }: BookingRoutesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    /** Returns a booking that the session or the browser may see. @throws AppError NOT_FOUND */
    const own = async (request: FastifyRequest, id: string): Promise<BookingRow> => {
      const booking = await findBooking(db, request.brand.id, id);
      if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
      return booking;
    };

    registerApiRoute(app, 'GET bookings', async ({ query, request }) => {
      if (!request.session) throw new AppError('UNAUTHENTICATED');
      const { product } = query;
      if (product && !checkout.engine.productIds.includes(product))
        refuse('INVALID_FORMAT', '/product');
      const { data, meta } = await bookings.list(request.brand.id, request.session.user.id, query);
      return { data, meta: { ...meta, joinable: await joins.count(request.session) } };
    });

    registerApiRoute(app, 'GET bookings/:id', async ({ params, request }) => ({
      data: await bookings.detail(await own(request, params.id)),
    }));

    registerApiRoute(app, 'POST bookings/:id/cancellations', async ({ params, body, request }) => {
      const booking = await own(request, params.id);
      if (body.mode === 'SIMULATION') return { data: await canceller.simulate(booking) };
      const call = {
        brandId: request.brand.id,
        userId: request.session?.user.id ?? null,
        route: `bookings/${booking.id}/cancellations`,
        key: readIdempotencyKey(request),
        bodyHash: hashBody(body),
      };
      return { data: await canceller.cancel(call, booking, body.expected_penalty, body.reason) };
    });

    registerApiRoute(app, 'POST bookings/:id/left', async ({ params, request }) => {
      const ends = await leaveUnpaid(checkout.engine, await own(request, params.id));
      return { data: { ends_at: ends?.toISOString() ?? null } };
    });

    registerApiRoute(app, 'DELETE bookings/:id/left', async ({ params, request }) => {
      const ends = await returnToUnpaid(checkout.engine, await own(request, params.id));
      return { data: { ends_at: ends?.toISOString() ?? null } };
    });

    registerApiRoute(app, 'POST bookings/claims', async ({ body, request }) => {
      if (!request.session) throw new AppError('UNAUTHENTICATED');
      return {
        data: await claim({ own: request.session, ip: request.ip, ...body }),
      };
    });

    registerApiRoute(app, 'POST bookings/joins', async ({ request }) => {
      if (!request.session) throw new AppError('UNAUTHENTICATED');
      return { data: { joined: await joins.join(request.session) } };
    });
  };
