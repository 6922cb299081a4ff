import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { hang } from '../../control/applyFault';
import type { Inventory } from '../../inventory/inventory';
import { hash } from '../../random';
import { auditData, newToken } from '../audit';
import { hbPenaltyAt, type Booking } from './booking';
import {
  bookingDetailSchema,
  bookingListSchema,
  bookingRequestSchema,
  cancellationSchema,
} from './bookingSchema';
import type { BookingStore } from './bookingStore';
import { confirmBooking, hbTriggerOf, HB_TRIGGERS } from './confirmBooking';
import { productError } from '../errors';
import { languageOf } from '../language';
import { listBookings } from './listBookings';
import { parse } from '../parse';
import { wireBooking, wireListed } from './wireBooking';

const idSchema = z.object({ id: z.string() });
const cancellationReference = (text: string) =>
  hash(text).toString(36).toUpperCase().padStart(10, 'X');

/**
 * Routes of the Hotelbeds Booking API 1.0 that confirm, list, read and cancel bookings. `user` is the creator whom the
 * vendor records.
 */
export const reservationRoutes =
  (stock: Inventory, store: BookingStore, now: () => Date, user: string): FastifyPluginAsync =>
  async (app) => {
    const known = (params: unknown): Booking => {
      const booking = store.find(idSchema.parse(params).id);
      if (!booking) throw productError('Booking not found');
      return booking;
    };
    const audited = () => ({ auditData: auditData(performance.now(), newToken()) });

    app.post('/bookings', async (request, reply) => {
      const wanted = parse(bookingRequestSchema, request.body);
      const booking = confirmBooking(stock, store, wanted, now());
      if (hbTriggerOf(wanted) === HB_TRIGGERS.timeout) await hang(reply);
      if (hbTriggerOf(wanted) === HB_TRIGGERS.duplicate) throw productError('Duplicated booking');
      return {
        ...audited(),
        booking: wireBooking(stock, booking, user, languageOf(wanted.language)),
      };
    });
    app.get('/bookings', async (request) => {
      const bookings = listBookings(stock, store.list(), parse(bookingListSchema, request.query));
      return {
        ...audited(),
        bookings: { bookings: bookings.map((booking) => wireListed(stock, booking, user)) },
      };
    });
    app.get('/bookings/:id', async (request) => {
      const { language } = parse(bookingDetailSchema, request.query);
      return {
        ...audited(),
        booking: wireBooking(stock, known(request.params), user, languageOf(language)),
      };
    });
    app.delete('/bookings/:id', async (request) => {
      const { cancellationFlag, language } = parse(cancellationSchema, request.query);
      const booking = known(request.params);
      if (booking.cancellation) throw productError('Booking is already cancelled');
      const penalty = hbPenaltyAt(booking, now());
      const after =
        cancellationFlag === 'SIMULATION'
          ? booking
          : {
              ...booking,
              cancellation: {
                reference: cancellationReference(booking.reference),
                amount: penalty,
              },
            };
      if (after !== booking) store.save(after);
      return {
        ...audited(),
        booking: wireBooking(stock, after, user, languageOf(language), penalty),
      };
    });
  };
