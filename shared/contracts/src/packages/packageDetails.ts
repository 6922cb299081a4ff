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
  /** Number of the day, from 1 on the day of departure. */
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
  /** True for a stop without a stay. */
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
/** One of the alternative hotels. */
export const packageHotelSchema = z.object({
  id_hotel: z.string(),
  /** Value of `id_temp_hotel` in the request that selects it. */
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
  /** Difference from the quote in whole pesos, for all travellers. Null when it has no price for these rooms. */
  difference: z.int().nullable(),
  is_chosen: z.boolean(),
});
export const packageServiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  /** Day of the journey. Null: any day. */
  day: z.int().nullable(),
  /** Whole pesos per traveller, and for all travellers. */
  price_per_person: z.int(),
  total: z.int(),
  is_chosen: z.boolean(),
});
export const packageDepartureSchema = z.object({
  DateBegin: z.iso.date(),
  DateEnd: z.iso.date(),
  from_per_person: z.int(),
  availability: packageAvailabilitySchema,
  /** True when there are rooms for the travellers of the quote. */
  fits: z.boolean(),
});
export const passengerPriceSchema = z.object({
  /** Number of the room, from 1. */
  room: z.int(),
  room_type: packageRoomTypeSchema,
  type: z.enum(['AD', 'CH', 'INF']),
  age: z.int(),
  has_bed: z.boolean(),
  /** Whole pesos, with the supplement of the origin, without services. */
  amount: z.int(),
});
/** Payment plan: the deposit first, due at once. The sum is the total. */
export const packagePlanSchema = z.object({
  deposit_percent: z.int(),
  instalments: z.array(instalmentSchema).min(2),
  /** Days of grace after a missed payment, before the booking is cancelled by the terms. */
  grace_days: z.int(),
});
/** A quoted package with all data of its page. Amounts are whole pesos for all travellers unless the name differs. */
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
    /** Last day of sale of this departure. */
    halt_booking_date: z.iso.date(),
    /** `decided_by`: day by which the departure is confirmed or cancelled. */
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
    /**
     * Day on which the passengers' ages count: the return. Absent in quotes and sales of an older api, which used the
     * departure.
     */
    ages_on: z.iso.date().optional(),
  })
  .meta({ id: 'PackageDetail' });
export type PackageDetail = z.infer<typeof packageDetailSchema>;
