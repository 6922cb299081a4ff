import * as z from 'zod';
import { mailSentResponseSchema } from '../commonAnswers';
import { claimBodySchema } from './bookingCare';
import { bookingParamsSchema, bookingSummarySchema } from './bookings';

/** Days in which the link of an e-mail opens a guest's booking. */
export const BOOKING_LINK_DAYS = 30;
/** Minutes in which a code from an e-mail opens a guest's booking. */
export const BOOKING_CODE_MINUTES = 15;

/**
 * Part of a guest's booking that its code and e-mail address reveal: product, place, days, state, price, and whether it can be
 * paid. It has no people and no locator.
 */
export const bookingGlimpseSchema = bookingSummarySchema
  .pick({
    id: true,
    code: true,
    product: true,
    title: true,
    image: true,
    date_from: true,
    date_to: true,
    destination_name: true,
    total: true,
    optionals_total: true,
    currency: true,
    status: true,
    status_label: true,
    course: true,
    waits_until: true,
    payment_status: true,
    refunded: true,
    balance: true,
    next_payment: true,
    part_paid: true,
    pay_by: true,
  })
  .meta({ id: 'BookingGlimpse' });
export type BookingGlimpse = z.infer<typeof bookingGlimpseSchema>;

/** LINK: the token of a link in an e-mail. CODE: the code that `bookings/:id/codes` sent. */
export const bookingAccessBodySchema = z
  .discriminatedUnion('by', [
    z.object({ by: z.literal('LINK'), token: z.string().min(1).max(200) }),
    z.object({
      by: z.literal('CODE'),
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
  ])
  .meta({ id: 'BookingAccess' });

export const guestBookingRoutes = {
  'POST bookings/lookups': {
    summary: 'A guest’s booking by its code and e-mail: trip, state, amount and the way to pay',
    body: claimBodySchema,
    response: z.object({ data: bookingGlimpseSchema }),
  },
  'GET bookings/:id/glimpse': {
    summary: 'The same again, for a browser that named code and e-mail',
    params: bookingParamsSchema,
    response: z.object({ data: bookingGlimpseSchema }),
  },
  'POST bookings/:id/codes': {
    summary: 'Sends a code that opens the booking to its e-mail address',
    params: bookingParamsSchema,
    response: z.object({ data: z.object({ sent_to: z.string(), valid_minutes: z.int() }) }),
  },
  'POST bookings/:id/accesses': {
    summary: 'Opens a guest’s booking in this browser, with a mail’s link or a code',
    params: bookingParamsSchema,
    body: bookingAccessBodySchema,
    response: z.object({ data: z.object({ id: z.string(), until: z.iso.datetime() }) }),
  },
  'POST bookings/:id/accounts': {
    summary: 'Mails a link that creates an account to the address of a guest’s booking',
    params: bookingParamsSchema,
    response: mailSentResponseSchema,
  },
  'DELETE bookings/:id/accesses': {
    summary: 'Ends every link, code and browser that opens a guest’s booking',
    params: bookingParamsSchema,
    response: z.object({ data: z.object({ revoked: z.literal(true) }) }),
  },
} as const;
