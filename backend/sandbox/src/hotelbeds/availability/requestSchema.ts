import * as z from 'zod';

/**
 * Calendar day of a request. The schemas reject unknown fields, so that a misspelt field fails here as it would at the
 * vendor.
 */
const day = z.iso.date();
const count = (min: number, max: number) => z.int().min(min).max(max);
const decimal = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]).transform(Number);
const pax = z.strictObject({ type: z.enum(['AD', 'CH']), age: count(0, 99).optional() });
const occupancy = z.strictObject({
  rooms: count(1, 9),
  adults: count(1, 9),
  children: count(0, 4),
  paxes: z.array(pax).optional(),
});

export const availabilitySchema = z.strictObject({
  stay: z.strictObject({
    checkIn: day,
    checkOut: day,
    shiftDays: count(1, 5).optional(),
    allowOnlyShift: z.boolean().optional(),
  }),
  occupancies: z.array(occupancy).min(1).max(9),
  destination: z
    .strictObject({ code: z.string().min(2).max(10), zone: z.int().optional() })
    .optional(),
  hotels: z.strictObject({ hotel: z.array(z.int()).max(2000) }).optional(),
  geolocation: z
    .strictObject({
      latitude: decimal,
      longitude: decimal,
      radius: decimal.optional(),
      unit: z.enum(['mi', 'km']).optional(),
      secondaryLatitude: decimal.optional(),
      secondaryLongitude: decimal.optional(),
    })
    .optional(),
  filter: z
    .strictObject({
      maxHotels: count(1, 2000).optional(),
      maxRooms: count(1, 50).optional(),
      maxRatesPerRoom: z.int().min(1).optional(),
      minRate: decimal.optional(),
      maxRate: decimal.optional(),
      minCategory: count(1, 5).optional(),
      maxCategory: count(1, 5).optional(),
      contract: z.string().optional(),
    })
    .optional(),
  boards: z.strictObject({ board: z.array(z.string()), included: z.boolean() }).optional(),
  rooms: z.strictObject({ room: z.array(z.string()), included: z.boolean() }).optional(),
  review: z
    .array(
      z.strictObject({
        type: z.enum(['TRIPADVISOR', 'HOTELBEDS']),
        minRate: decimal.optional(),
        maxRate: decimal.optional(),
        minReviewCount: z.int().optional(),
      }),
    )
    .optional(),
  accommodations: z.array(z.string()).optional(),
  keywords: z
    .strictObject({ keyword: z.array(z.int()), allIncluded: z.boolean().optional() })
    .optional(),
  dailyRate: z.boolean().optional(),
  sourceMarket: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  aifUse: z.boolean().optional(),
  platform: z.int().optional(),
  language: z.string().length(3).optional(),
  inclusions: z.array(z.enum(['RESIDENT_RATES'])).optional(),
});
export type AvailabilityRequest = z.output<typeof availabilitySchema>;
export type OccupancyRequest = z.output<typeof occupancy>;

export const checkRatesSchema = z.strictObject({
  rooms: z
    .array(z.strictObject({ rateKey: z.string().min(1), paxes: z.array(z.unknown()).optional() }))
    .min(1)
    .max(10),
  upselling: z.boolean().optional(),
  expandCXL: z.boolean().optional(),
  language: z.string().length(3).optional(),
});
