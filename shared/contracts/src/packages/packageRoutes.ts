import {
  featuredPackagesResponseSchema,
  packageMonthsQuerySchema,
  packageMonthsResponseSchema,
  packagePlacesQuerySchema,
  packagePlacesResponseSchema,
} from './packagePlaces';
import { bookingParamsSchema } from '../bookings/bookings';
import {
  packagePassengerChangeBodySchema,
  packagePassengerChangeResponseSchema,
  packagePrebookingBodySchema,
  packagePrebookingResponseSchema,
} from './packageSale';
import { packageSearchBodySchema, packageSearchResponseSchema } from './packageSearch';

/** Calls of packages, part of `apiRoutes`. */
export const packageRoutes = {
  'GET packages/places_searches': {
    summary: 'Where packages go, and where they begin',
    lenient: true,
    query: packagePlacesQuerySchema,
    response: packagePlacesResponseSchema,
  },
  'GET packages/months_and_dates': {
    summary: 'When packages depart, with the lowest price',
    lenient: true,
    query: packageMonthsQuerySchema,
    response: packageMonthsResponseSchema,
  },
  'GET packages/featured': {
    summary: 'Packages that the home page features, by region',
    response: featuredPackagesResponseSchema,
  },
  'POST packages/searches': {
    summary: 'Packages with their price from, or one of them as a quote',
    lenient: true,
    body: packageSearchBodySchema,
    response: packageSearchResponseSchema,
  },
  'POST packages/prebookings': {
    summary:
      'Prices a quote again and makes the booking to be paid; in_simular 1 makes none and needs no key',
    keyed: true,
    lenient: true,
    body: packagePrebookingBodySchema,
    bodyBytes: 64 * 1024,
    response: packagePrebookingResponseSchema,
  },
  'POST packages/bookings/:id/passengers': {
    summary: 'Tells whether passengers can be changed (SIMULATION), or changes one (CHANGE)',
    params: bookingParamsSchema,
    body: packagePassengerChangeBodySchema,
    response: packagePassengerChangeResponseSchema,
  },
} as const;
