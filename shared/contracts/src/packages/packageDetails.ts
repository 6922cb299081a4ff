import * as z from 'zod';
import { cancellationSchema, priceBreakdownSchema } from '../hotels/hotelDetails';
import { mealPlanSchema } from '../hotels/hotels';
import { instalmentSchema } from '../bookings/schedule';
import { countryCodeSchema, geoSchema } from '../places';
import {
  packageAvailabilitySchema,
  packageRoomSchema,
  packageRoomTypeSchema,
  packageSummarySchema,
} from './packageSummary';

const placeSchema = z.object({ code: z.string(), name: z.string() });
export const packageDaySchema = z.object({
  /** From 1, the day of departure. */
  day: z.int(),
  date: z.iso.date(),
  title: z.string(),
  text: z.string(),
  meals: z.array(z.enum(['BREAKFAST', 'LUNCH', 'DINNER'])),
});
export const packageStopSchema = placeSchema.extend({
  country_code: countryCodeSchema,
  country_name: z.string(),
  geo: geoSchema,
  nights: z.int(),
  /** Only passed through. */
  is_gateway: z.boolean(),
});
export const packageLegSchema = z.object({
  day: z.int(),
  date: z.iso.date(),
  from: placeSchema,
  to: placeSchema,
  airline: placeSchema,
  checked_bags: z.int(),
});
/** One of the alternatives to sleep in. */
export const packageHotelSchema = z.object({
  id_hotel: z.string(),
  /** What `id_temp_hotel` of the request swaps to. */
  id_temp_hotel: z.string(),
  name: z.string(),
  star_number: z.number(),
  stays: z.array(
    z.object({
      stop: placeSchema,
      name: z.string(),
      nights: z.int(),
      board: mealPlanSchema,
      board_name: z.string(),
    }),
  ),
  /** Whole pesos more (or less) than the one quoted, for everybody; null where it has no price for these rooms. */
  difference: z.int().nullable(),
  is_chosen: z.boolean(),
});
export const packageServiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  /** Of the journey; null: any. */
  day: z.int().nullable(),
  /** Whole pesos for each traveller, and for all of them. */
  price_per_person: z.int(),
  total: z.int(),
  is_chosen: z.boolean(),
});
export const packageDepartureSchema = z.object({
  DateBegin: z.iso.date(),
  DateEnd: z.iso.date(),
  from_per_person: z.int(),
  availability: packageAvailabilitySchema,
  /** Whether there are rooms for those of the quote. */
  fits: z.boolean(),
});
export const passengerPriceSchema = z.object({
  /** Counts from 1. */
  room: z.int(),
  room_type: packageRoomTypeSchema,
  type: z.enum(['AD', 'CH', 'INF']),
  age: z.int(),
  has_bed: z.boolean(),
  /** Whole pesos, with the supplement of the origin and without services. */
  amount: z.int(),
});
/** What is paid when: the deposit first, which is due at once. The sum is the total. */
export const packagePlanSchema = z.object({
  deposit_percent: z.int(),
  instalments: z.array(instalmentSchema).min(2),
  /** Days after a missed payment before the booking is cancelled by the terms. */
  grace_days: z.int(),
});
/** A package as quoted: everything that its page shows. Money is whole pesos for everybody unless the name says otherwise. */
export const packageDetailSchema = packageSummarySchema
  .extend({
    images: z.array(z.object({ url: z.string(), alt: z.string() })),
    itinerary: z.array(packageDaySchema),
    excludes: z.array(z.string()),
    stops: z.array(packageStopSchema),
    flights: z.array(packageLegSchema),
    hotels_alternatives: z.array(packageHotelSchema),
    services: z.array(packageServiceSchema),
    origins: z.array(placeSchema.extend({ supplement: z.int() })),
    departures: z.array(packageDepartureSchema),
    rooms: z.array(packageRoomSchema.extend({ room_type: packageRoomTypeSchema })),
    by_passenger: z.array(passengerPriceSchema),
    total: z.int(),
    price_breakdown: priceBreakdownSchema,
    payment_plan: packagePlanSchema.nullable(),
    cancellation: cancellationSchema,
    cancellation_policy_hash: z.string(),
    /** The last day on which this departure is sold. */
    halt_booking_date: z.iso.date(),
    /** `decided_by`: the day by which the departure is confirmed or cancelled. */
    minimum_group: z
      .object({ travelers: z.int(), decided_by: z.iso.date(), is_reached: z.boolean() })
      .nullable(),
    documents: z.object({ type: z.enum(['ID', 'PASSPORT']), validity_months: z.int() }),
    visas: z.array(
      z.object({
        country_code: countryCodeSchema,
        country_name: z.string(),
        is_required: z.boolean(),
        text: z.string(),
      }),
    ),
    vaccines: z.array(z.object({ name: z.string(), is_required: z.boolean(), text: z.string() })),
    to_bring: z.array(z.string()),
    /** Day on which the passengers' ages count, the return. Absent where an older api quoted or sold: the departure. */
    ages_on: z.iso.date().optional(),
  })
  .meta({ id: 'PackageDetail' });
export type PackageDetail = z.infer<typeof packageDetailSchema>;
