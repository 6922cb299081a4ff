import * as z from 'zod';
import { doneSchema, mailSentResponseSchema } from '../commonAnswers';
import {
  confirmedPriceAlertResponseSchema,
  priceAlertBodySchema,
  priceAlertLinkBodySchema,
} from './flightAlerts';
import {
  featuredFlightsResponseSchema,
  flightCalendarQuerySchema,
  flightCalendarResponseSchema,
  flightPlacesQuerySchema,
  flightPlacesResponseSchema,
} from './flightPlaces';
import {
  flightPriceGridQuerySchema,
  flightPriceGridResponseSchema,
  flightUsualPricesQuerySchema,
  flightUsualPricesResponseSchema,
} from './flightPrices';
import {
  flightBookingBodySchema,
  flightBookingResponseSchema,
  flightPrebookingBodySchema,
  flightPrebookingResponseSchema,
} from './flightSale';
import { scheduleAnswerBodySchema } from './flightSnapshot';
import {
  flightSearchAnswerSchema,
  flightSearchBodySchema,
  flightUpsellingBodySchema,
  flightUpsellingResponseSchema,
} from './flightSearch';

/** Calls about flights, keyed as in `routes.ts`. */
export const flightRoutes = {
  'GET flights/places_searches': {
    summary: 'Cities and airports by name or code',
    lenient: true,
    query: flightPlacesQuerySchema,
    response: flightPlacesResponseSchema,
  },
  'GET flights/featured': {
    summary: 'Routes that the home page features',
    response: featuredFlightsResponseSchema,
  },
  'GET flights/calendar': {
    summary: 'The lowest fare of each day of a route',
    query: flightCalendarQuerySchema,
    response: flightCalendarResponseSchema,
  },
  'GET flights/usual_prices': {
    summary: 'What a route usually costs',
    query: flightUsualPricesQuerySchema,
    response: flightUsualPricesResponseSchema,
  },
  'GET flights/price_grid': {
    summary: 'The lowest fare there and back of the days around',
    query: flightPriceGridQuerySchema,
    response: flightPriceGridResponseSchema,
  },
  'POST flights/price_alerts': {
    summary: 'Asks for a mail when a trip gets cheaper; the address is confirmed by mail',
    body: priceAlertBodySchema,
    response: mailSentResponseSchema,
  },
  'POST flights/price_alerts/confirmations': {
    summary: 'Starts the price alert that a link was mailed for',
    body: priceAlertLinkBodySchema,
    response: confirmedPriceAlertResponseSchema,
  },
  'POST flights/price_alerts/endings': {
    summary: 'Ends and forgets the price alert that a link was mailed for',
    body: priceAlertLinkBodySchema,
    response: doneSchema,
  },
  'POST flights/bookings/:id/schedule_changes': {
    summary: 'Accepts what the airline changed of a flight that was sold',
    params: z.object({ id: z.string() }),
    body: scheduleAnswerBodySchema,
    response: doneSchema,
  },
  'POST flights/searches': {
    summary: 'Flights with prices',
    lenient: true,
    body: flightSearchBodySchema,
    response: flightSearchAnswerSchema,
  },
  'POST flights/searches_upselling': {
    summary: 'The branded fares of an offer',
    lenient: true,
    body: flightUpsellingBodySchema,
    response: flightUpsellingResponseSchema,
  },
  'POST flights/prebookings': {
    summary: 'Prices an offer again and tells what its booking needs; books nothing',
    lenient: true,
    body: flightPrebookingBodySchema,
    response: flightPrebookingResponseSchema,
  },
  'POST flights/bookings': {
    summary:
      'Makes the booking to be paid, with its seats and bags; in_simular 1 makes none and needs no key',
    keyed: true,
    lenient: true,
    body: flightBookingBodySchema,
    bodyBytes: 128 * 1024,
    response: flightBookingResponseSchema,
  },
} as const;
