import * as z from 'zod';
import { packageCodeSchema, textSchema } from './fields';
import {
  cancellationBandSchema,
  departureSchema,
  depositSchema,
  documentsSchema,
  minimumGroupSchema,
  seasonPriceSchema,
} from './saleSchemas';
import {
  flightLegSchema,
  hotelOptionSchema,
  inclusionSchema,
  itineraryDaySchema,
  originSchema,
  pictureSchema,
  stopSchema,
  tourSchema,
  vaccineSchema,
  visaSchema,
} from './travelSchemas';

/** Content of a package, independent of its departures. */
export const packageContentSchema = z.strictObject({
  code: packageCodeSchema,
  name: textSchema(90),
  summary: textSchema(400),
  currency: z.enum(['COP', 'USD']),
  nights: z.int().min(0).max(90),
  origins: z
    .array(originSchema)
    .max(20)
    .default([])
    .describe('Where one may leave from; without any the journey begins at its first stop.'),
  stops: z.array(stopSchema).min(1).max(30),
  itinerary: z.array(itineraryDaySchema).min(1).max(91),
  includes: z.array(inclusionSchema).min(1).max(30),
  excludes: z.array(textSchema(160)).max(30).default([]),
  hotels: z.array(hotelOptionSchema).min(1).max(6).describe('The first is shown first.'),
  flights: z.array(flightLegSchema).max(20).default([]),
  tours: z.array(tourSchema).max(30).default([]).describe('May be bought besides.'),
  prices: z.array(seasonPriceSchema).min(1).max(60),
  min_age: z
    .int()
    .min(1)
    .max(18)
    .optional()
    .describe('Minimum age of a traveller, in whole years on the day of departure.'),
  documents: documentsSchema,
  visas: z.array(visaSchema).max(15).default([]),
  vaccines: z.array(vaccineSchema).max(10).default([]),
  to_bring: z.array(textSchema(120)).max(20).default([]),
  pictures: z.array(pictureSchema).min(1).max(12),
  minimum_group: minimumGroupSchema.optional(),
  deposit: depositSchema.optional(),
  cancellation: z
    .array(cancellationBandSchema)
    .min(1)
    .max(8)
    .describe('Before the first band nothing is kept.'),
  sale_ends_days_before: z.int().min(0).max(180).default(3),
});
export type PackageContent = z.infer<typeof packageContentSchema>;

/** A package with its departures, field by field. */
export const packageShapeSchema = packageContentSchema.extend({
  on_sale: z.boolean().default(true),
  departures: z.array(departureSchema).max(400),
});
export type CataloguePackage = z.infer<typeof packageShapeSchema>;
