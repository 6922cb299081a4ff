import * as z from 'zod';
import {
  catalogueAmountSchema,
  cityCodeSchema,
  countryCodeSchema,
  dayNumberSchema,
  keySchema,
  textSchema,
} from './fields';

/** A stop of the trip. A search finds the package by its stops, and the map's line joins them in order. */
export const stopSchema = z
  .strictObject({
    code: cityCodeSchema.describe('A code of three letters, the city’s of IATA where it has one.'),
    name: textSchema(60),
    country: countryCodeSchema,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    nights: z.int().min(0).max(90),
    is_gateway: z
      .boolean()
      .default(false)
      .describe('A stop on the way: shown on the map, never found as a destination.'),
  })
  .describe('A stop of the route.');

export const originSchema = z.strictObject({
  code: cityCodeSchema,
  name: textSchema(60),
  supplement: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .default(0)
    .describe('Added to the price of each traveller with a seat.'),
});

export const itineraryDaySchema = z.strictObject({
  day: dayNumberSchema,
  title: textSchema(90),
  text: textSchema(900),
  meals: z.array(z.enum(['BREAKFAST', 'LUNCH', 'DINNER'])).default([]),
});

export const inclusionSchema = z.strictObject({
  type: z.enum(['flight', 'hotel', 'transfer', 'meal', 'assistance', 'tour']),
  text: textSchema(160),
});

/** One of the alternative hotels of a package. Each has its own prices. */
export const hotelOptionSchema = z.strictObject({
  id: keySchema,
  name: textSchema(60).describe('The category as travellers read it, such as "Primera superior".'),
  star_number: z.number().min(1).max(5).multipleOf(0.5),
  stays: z
    .array(
      z.strictObject({
        stop: cityCodeSchema.describe('The code of a stop.'),
        name: textSchema(90).describe('The hotel, or one of the same category.'),
        nights: z.int().min(1).max(90),
        board: z.enum(['RO', 'BB', 'HB', 'FB', 'AI']),
      }),
    )
    .min(1)
    .max(30),
});

export const flightLegSchema = z
  .strictObject({
    day: dayNumberSchema,
    from: cityCodeSchema,
    to: cityCodeSchema,
    airline: z.string().regex(/^[A-Z0-9]{2}$/),
    checked_bags: z.int().min(0).max(3),
  })
  .describe('A leg that begins or ends at the first origin does so at the traveller’s own.');

export const tourSchema = z.strictObject({
  id: keySchema,
  name: textSchema(90),
  text: textSchema(400),
  day: dayNumberSchema.optional(),
  price: catalogueAmountSchema.describe('For each traveller.'),
});

export const visaSchema = z.strictObject({
  country: countryCodeSchema,
  is_required: z.boolean(),
  text: textSchema(300),
});
export const vaccineSchema = z.strictObject({
  name: textSchema(60),
  is_required: z.boolean(),
  text: textSchema(300),
});
export const pictureSchema = z.strictObject({
  path: z
    .string()
    .regex(/^\/media(\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}){2,4}$/)
    .describe(
      'Of the storefront itself, without width and ending: pages load no others. The brand’s own are `/media/own/<brand>/<name>`.',
    ),
  alt: textSchema(120),
});
