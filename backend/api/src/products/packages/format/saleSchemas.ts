import * as z from 'zod';
import { catalogueAmountSchema, daySchema, keySchema, percentSchema } from './fields';

export const ROOM_TYPES = ['single', 'double', 'triple'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

/** Object with a value for each room type on sale. */
const byRoom = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({
      single: value.optional(),
      double: value.optional(),
      triple: value.optional(),
    })
    .refine((rooms) => Object.keys(rooms).length > 0, { error: 'names no room type' });

/** Prices in a season and a hotel, by age and room type. */
export const seasonPriceSchema = z.strictObject({
  season: keySchema,
  hotel: keySchema.describe('The id of one of the hotels.'),
  adult: byRoom(catalogueAmountSchema).describe(
    'For each adult in such a room; the single supplement is single less double.',
  ),
  children: z
    .array(
      z.strictObject({
        min_age: z.int().min(0).max(17),
        max_age: z.int().min(0).max(17),
        with_bed: catalogueAmountSchema.optional(),
        without_bed: catalogueAmountSchema.optional(),
      }),
    )
    .max(6)
    .default([])
    .describe('Who is in no band pays as an adult.'),
});
export type SeasonPrice = z.infer<typeof seasonPriceSchema>;

export const depositSchema = z
  .strictObject({
    percent: z.int().min(5).max(90),
    instalments: z.int().min(1).max(6).describe('Payments after the deposit, of equal size.'),
    due_days_before: z.int().min(1).max(180).describe('The last of them, before the departure.'),
    grace_days: z.int().min(0).max(15),
  })
  .describe('Without it everything is paid at once.');

export const minimumGroupSchema = z.strictObject({
  travelers: z.int().min(2).max(200),
  decided_days_before: z
    .int()
    .min(1)
    .max(180)
    .describe('When a departure is confirmed or cancelled at the latest.'),
});

export const cancellationBandSchema = z.strictObject({
  days_before: z.int().min(0).max(365).describe('From so many days before the departure on.'),
  penalty_percent: percentSchema,
});

export const documentsSchema = z.strictObject({
  type: z.enum(['ID', 'PASSPORT']),
  validity_months: z.int().min(0).max(12).default(0).describe('After the return.'),
});

export const departureSchema = z.strictObject({
  date: daySchema,
  season: keySchema.describe('Says which of the prices hold.'),
  status: z.enum(['OPEN', 'CLOSED']).default('OPEN').describe('A closed departure is not sold.'),
  rooms: byRoom(z.int().min(1).max(2000)).describe('How many rooms of each type there are.'),
});
export type Departure = z.infer<typeof departureSchema>;
