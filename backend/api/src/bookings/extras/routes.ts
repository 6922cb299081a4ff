import type { optionalSearchBodySchema } from '@tiquete/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';
import { callerOf } from '../../http/callerOf';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { BookingAccess } from '../view/access';
import { type BookingRow, findBooking } from '../repository';
import type { Extras } from './createExtras';

export interface ExtraRoutesDeps {
  db: Database;
  access: BookingAccess;
  extras: Extras;
}

export const extraRoutes =
  ({ db, access, extras }: ExtraRoutesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (request: FastifyRequest, id: string): Promise<BookingRow> => {
      const booking = await findBooking(db, request.brand.id, id);
      if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
      return booking;
    };
    const search = async (
      { bookingId = '', prebookingId, kinds, travelers }: z.output<typeof optionalSearchBodySchema>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      if (prebookingId !== undefined)
        return (await extras.prebooked(request, prebookingId)).search(kinds, callerOf(reply));
      const booking = await read(request, bookingId);
      return extras.search(
        travelers ? await extras.identify(booking, travelers) : booking,
        kinds,
        request.brand.mark_ups,
      );
    };

    registerApiRoute(
      app,
      'POST optionals/searchs',
      async ({ body, request, reply }) => {
        const { data, warnings } = await search(body, request, reply);
        return warnings.length > 0 ? { data, warnings } : { data };
      },
      { weigh: () => 1 },
    );
    registerApiRoute(
      app,
      'PUT optionals/cart/update',
      async ({ body: { bookingId = '', prebookingId, items, cart_version: seen }, request }) => ({
        data: {
          cart:
            prebookingId === undefined
              ? await extras.updateCart(await read(request, bookingId), items, seen)
              : await (await extras.prebooked(request, prebookingId)).update(items, seen),
        },
      }),
      { weigh: () => 1 },
    );
    registerApiRoute(
      app,
      'POST bookings/:id/optionals/:optional/cancellations',
      async ({ params: { id, optional }, body, request }) => ({
        data: await extras.cancel(
          await read(request, id),
          optional,
          body.mode === 'CANCELLATION' ? body.expected_penalty : null,
        ),
      }),
    );
  };
