import * as z from 'zod';
import { CURRENCY } from '../constants';
import { warningSchema } from '../warnings';
import { cabinSchema, iataSchema } from './flightOffers';
import { geoSchema } from '../places';

/** `flights/places_searches`. `keyword` has two letters or more, or is the code of a place, for places near it. */
export const flightPlacesQuerySchema = z.object({
  keyword: z.string().trim().max(60),
  subType: z
    .string()
    .regex(/^(CITY|AIRPORT)(,(CITY|AIRPORT))?$/)
    .default('CITY,AIRPORT'),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});
/** Field names of Amadeus. `label` is the text of the field. `airports` are those of a city, nearest first. */
export const flightPlaceSchema = z
  .object({
    type: z.literal('location'),
    subType: z.enum(['CITY', 'AIRPORT']),
    id: z.string(),
    name: z.string(),
    detailedName: z.string(),
    iataCode: iataSchema,
    timeZoneOffset: z.string(),
    geoCode: geoSchema,
    address: z.object({
      cityName: z.string(),
      cityCode: z.string(),
      countryName: z.string(),
      countryCode: z.string(),
      regionCode: z.string(),
    }),
    analytics: z.object({ travelers: z.object({ score: z.number() }) }),
    label: z.string(),
    /** Kilometres from the centre of the requested place. Null for that place itself. */
    distance_km: z.int().nullable(),
    airports: z.array(z.object({ iataCode: iataSchema, name: z.string(), distance_km: z.int() })),
  })
  .meta({ id: 'FlightPlace' });
export type FlightPlace = z.infer<typeof flightPlaceSchema>;
export const flightPlacesResponseSchema = z.object({
  data: z.array(flightPlaceSchema),
  warnings: z.array(warningSchema).optional(),
});
/** Routes that the home page features for the brand, with the lowest known fare of the coming weeks. */
export const featuredFlightsResponseSchema = z.object({
  data: z.object({
    routes: z.array(
      z.object({
        origin: z.object({ iataCode: iataSchema, cityName: z.string() }),
        destination: z.object({
          iataCode: iataSchema,
          cityName: z.string(),
          countryName: z.string(),
          image: z.string(),
        }),
        /** Price for one adult, one way, taxes and charges included, whole pesos. Null when unknown. */
        from_price: z.int().nullable(),
        date: z.iso.date().nullable(),
      }),
    ),
  }),
});
export type FeaturedFlightsResponse = z.infer<typeof featuredFlightsResponseSchema>;

/** `flights/calendar`: at most 62 days. */
export const flightCalendarQuerySchema = z.object({
  originLocationCode: iataSchema,
  destinationLocationCode: iataSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  cabin: cabinSchema.default('ALL'),
});
export const flightCalendarResponseSchema = z.object({
  data: z.object({
    /** Price for one adult, one way, all included, whole pesos. Null: no flight, or unknown. */
    days: z.array(z.object({ date: z.iso.date(), price: z.int().nullable() })),
    currency: z.literal(CURRENCY),
  }),
  warnings: z.array(warningSchema).optional(),
});
export type FlightCalendar = z.infer<typeof flightCalendarResponseSchema>['data'];
