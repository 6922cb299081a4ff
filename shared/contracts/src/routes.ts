import type * as z from 'zod';
import { accountRoutes } from './account/accountRoutes';
import {
  assistancePlacesQuerySchema,
  assistancePlacesResponseSchema,
  assistanceSearchBodySchema,
  assistanceSearchResponseSchema,
} from './assistance/assistance';
import {
  assistancePrebookingBodySchema,
  assistancePrebookingResponseSchema,
  policyDatesBodySchema,
  policyDatesResponseSchema,
} from './assistance/assistanceSale';
import {
  signInBodySchema,
  signInResponseSchema,
  validateTokenBodySchema,
  validateTokenResponseSchema,
} from './account/auth';
import {
  cancellationBodySchema,
  cancellationResponseSchema,
  leftBookingResponseSchema,
  claimBodySchema,
  claimResponseSchema,
  joinsResponseSchema,
} from './bookings/bookingCare';
import {
  bookingParamsSchema,
  bookingResponseSchema,
  bookingsQuerySchema,
  bookingsResponseSchema,
  hotelPrebookingBodySchema,
  prebookingResponseSchema,
} from './bookings/bookings';
import { paymentBodySchema, paymentParamsSchema, paymentResponseSchema } from './bookings/payments';
import { brandResponseSchema } from './shell/brand';
import { policyParamsSchema, policyQuerySchema, policyResponseSchema } from './shell/policies';
import { brandConsoleRoutes } from './operations/brands';
import { releaseConsoleRoutes } from './operations/releases';
import { releaseRoutes } from './shell/releaseRoutes';
import { flightRoutes } from './flights/flightRoutes';
import { guestBookingRoutes } from './bookings/guestBookings';
import { hotelDetailsBodySchema, hotelDetailsResponseSchema } from './hotels/hotelDetails';
import { hotelReviewsQuerySchema, hotelReviewsResponseSchema } from './hotels/hotelReviews';
import {
  featuredHotelsResponseSchema,
  hotelSearchBodySchema,
  hotelSearchResponseSchema,
} from './hotels/hotels';
import {
  nearestDatesBodySchema,
  nearestDatesResponseSchema,
  nightPricesResponseSchema,
} from './hotels/nearestDates';
import {
  cartUpdateBodySchema,
  cartUpdateResponseSchema,
  optionalCancellationBodySchema,
  optionalCancellationResponseSchema,
  optionalParamsSchema,
  optionalSearchBodySchema,
  optionalSearchResponseSchema,
} from './bookings/optionals';
import { operationsRoutes } from './operations/operations';
import {
  bookingEmailResponseSchema,
  storedMailsQuerySchema,
  storedMailsResponseSchema,
} from './bookings/mails';
import { ownInvitationRoutes } from './operations/brandPeople';
import { packageConsoleRoutes } from './packages/console';
import { packageRoutes } from './packages/packageRoutes';
import { placesQuerySchema, placesResponseSchema } from './places';

/**
 * Every call of the storefront's api, by method and path below `/api/`. The server registers them, and the client's types
 * come from them. A `keyed` call needs an `Idempotency-Key` header: 8 to 128 visible characters, one per intent. A body has
 * at most 16 KB, unless `bodyBytes` allows more for long lists. `lenientReader` first reads bodies and queries of `lenient`
 * calls, which the specification names.
 */
export const apiRoutes = {
  'POST auths/sign_in': {
    summary: 'Signs a traveller in',
    body: signInBodySchema,
    response: signInResponseSchema,
  },
  'POST auths/validate_tokens': {
    summary: 'Tells whether a session token is valid',
    body: validateTokenBodySchema,
    response: validateTokenResponseSchema,
  },
  ...accountRoutes,
  'GET places_searches': {
    summary: 'Cities and hotels by name',
    lenient: true,
    query: placesQuerySchema,
    response: placesResponseSchema,
  },
  'POST hotels/searchs': {
    summary: 'Hotels with prices',
    lenient: true,
    body: hotelSearchBodySchema,
    bodyBytes: 64 * 1024,
    response: hotelSearchResponseSchema,
  },
  'POST hotels/nearest_dates': {
    summary: 'Stays near one that found no hotels, and that find some',
    lenient: true,
    body: nearestDatesBodySchema,
    response: nearestDatesResponseSchema,
  },
  'POST hotels/night_prices': {
    summary: 'The lowest night seen lately around an arrival, for its calendar',
    lenient: true,
    body: nearestDatesBodySchema,
    response: nightPricesResponseSchema,
  },
  'GET hotels/featured': {
    summary: 'Destinations that the home page features',
    response: featuredHotelsResponseSchema,
  },
  'POST hotels/details': {
    summary: 'A hotel with its rooms and tariffs',
    lenient: true,
    body: hotelDetailsBodySchema,
    response: hotelDetailsResponseSchema,
  },
  'GET hotels/reviews': {
    summary: 'What guests say of a hotel: scores by category, and what they wrote',
    query: hotelReviewsQuerySchema,
    response: hotelReviewsResponseSchema,
  },
  'POST hotels/prebookings': {
    summary:
      'Re-checks a tariff and makes the booking to be paid; in_simular 1 makes none and needs no key',
    keyed: true,
    lenient: true,
    body: hotelPrebookingBodySchema,
    bodyBytes: 64 * 1024,
    response: prebookingResponseSchema,
  },
  ...flightRoutes,
  'GET asisstances/places': {
    summary: 'Regions and countries that assistance is sold to, with their entry rules',
    query: assistancePlacesQuerySchema,
    response: assistancePlacesResponseSchema,
  },
  'POST asisstances/searchs': {
    summary: 'Assistance plans with prices',
    lenient: true,
    body: assistanceSearchBodySchema,
    response: assistanceSearchResponseSchema,
  },
  'POST asisstances/prebookings': {
    summary:
      'Prices a plan again and makes the booking to be paid; in_simular 1 makes none and needs no key',
    keyed: true,
    lenient: true,
    body: assistancePrebookingBodySchema,
    bodyBytes: 64 * 1024,
    response: assistancePrebookingResponseSchema,
  },
  'POST asisstances/bookings/:id/dates': {
    summary: 'Tells whether a policy can begin on another day (SIMULATION), or moves it (CHANGE)',
    params: bookingParamsSchema,
    body: policyDatesBodySchema,
    response: policyDatesResponseSchema,
  },
  ...packageRoutes,
  ...packageConsoleRoutes,
  'GET bookings': {
    summary: 'The bookings of the signed-in traveller',
    lenient: true,
    query: bookingsQuerySchema,
    response: bookingsResponseSchema,
  },
  'GET bookings/:id': {
    summary: 'One booking',
    params: bookingParamsSchema,
    response: bookingResponseSchema,
  },
  'POST bookings/:id/cancellations': {
    summary:
      'Tells what cancelling costs (SIMULATION, no key needed), or cancels for no more than that (CANCELLATION)',
    keyed: true,
    params: bookingParamsSchema,
    body: cancellationBodySchema,
    response: cancellationResponseSchema,
  },
  'POST bookings/:id/left': {
    summary:
      'The page of an unpaid booking was left: its hold ends in three minutes unless the traveller comes back or opens a payment',
    params: bookingParamsSchema,
    response: leftBookingResponseSchema,
  },
  'DELETE bookings/:id/left': {
    summary: 'The traveller is back at an unpaid booking: its hold lasts until its deadline again',
    params: bookingParamsSchema,
    response: leftBookingResponseSchema,
  },
  'POST bookings/claims': {
    summary: 'Makes a booking without an account the signed-in traveller’s',
    body: claimBodySchema,
    response: claimResponseSchema,
  },
  'POST bookings/joins': {
    summary: 'Adds every booking made without an account and with the account’s e-mail',
    response: joinsResponseSchema,
  },
  ...guestBookingRoutes,
  'POST optionals/searchs': {
    summary: 'What can be added to a booking, with prices',
    lenient: true,
    body: optionalSearchBodySchema,
    response: optionalSearchResponseSchema,
  },
  'POST bookings/:id/optionals/:optional/cancellations': {
    summary:
      'Tells what giving one extra back costs (SIMULATION), or gives it back alone (CANCELLATION)',
    params: optionalParamsSchema,
    body: optionalCancellationBodySchema,
    response: optionalCancellationResponseSchema,
  },
  'PUT optionals/cart/update': {
    summary: 'Puts extras into a booking that is not paid yet, or takes them out',
    lenient: true,
    body: cartUpdateBodySchema,
    bodyBytes: 192 * 1024,
    response: cartUpdateResponseSchema,
  },
  'POST bookings/:id/emails': {
    summary: 'Sends the newest e-mail of a booking again, to the address in the booking',
    params: bookingParamsSchema,
    response: bookingEmailResponseSchema,
  },
  'GET development/mails': {
    summary:
      'E-mails kept because no SMTP server is configured; operators on this very machine only',
    query: storedMailsQuerySchema,
    response: storedMailsResponseSchema,
  },
  'POST payments': {
    summary: 'Opens a payment at the gateway',
    keyed: true,
    lenient: true,
    body: paymentBodySchema,
    response: paymentResponseSchema,
  },
  'GET payments/:reference': {
    summary: 'A payment as the gateway knows it',
    params: paymentParamsSchema,
    response: paymentResponseSchema,
  },
  ...operationsRoutes,
  ...brandConsoleRoutes,
  ...releaseConsoleRoutes,
  ...releaseRoutes,
  ...ownInvitationRoutes,
  'GET white_brands': { summary: 'The brand of this host', response: brandResponseSchema },
  'GET policies/:policy': {
    summary: 'A legal text of the brand’s own: the one that holds, or an earlier version',
    params: policyParamsSchema,
    query: policyQuerySchema,
    response: policyResponseSchema,
  },
} as const satisfies Record<
  string,
  {
    summary: string;
    keyed?: true;
    lenient?: true;
    body?: z.ZodType;
    bodyBytes?: number;
    params?: z.ZodType;
    query?: z.ZodType;
    response: z.ZodType;
  }
>;
export type ApiRoutes = typeof apiRoutes;
export type ApiRouteKey = keyof ApiRoutes;
export type ApiBody<K extends ApiRouteKey> = ApiRoutes[K] extends {
  body: infer B extends z.ZodType;
}
  ? z.input<B>
  : undefined;
export type ApiQuery<K extends ApiRouteKey> = ApiRoutes[K] extends {
  query: infer Q extends z.ZodType;
}
  ? z.input<Q>
  : undefined;
export type ApiParams<K extends ApiRouteKey> = ApiRoutes[K] extends {
  params: infer P extends z.ZodType;
}
  ? z.input<P>
  : undefined;
export type ApiResponse<K extends ApiRouteKey> = z.output<ApiRoutes[K]['response']>;
