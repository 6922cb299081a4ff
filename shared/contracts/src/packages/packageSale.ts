import * as z from 'zod';
import {
  type Accepting,
  consentsSchema,
  customerSchema,
  personSchema,
  prebookingResponseSchema,
  priceChangeSchema,
  travelNameSchema,
} from '../bookings/bookings';
import { instalmentSchema } from '../bookings/schedule';
import { packageDetailSchema } from './packageDetails';
import { MAX_PACKAGE_ROOMS, packageSummarySchema } from './packageSummary';

/** One traveller; `room` counts from 1. The birth date must match the age quoted. */
export const packagePassengerSchema = personSchema
  .pick({
    name: true,
    lastname: true,
    document_type: true,
    document: true,
    birth_date: true,
    gender: true,
    nationality: true,
  })
  .extend({
    name: travelNameSchema,
    lastname: travelNameSchema,
    room: z.int().min(1).max(MAX_PACKAGE_ROOMS),
    type: z.enum(['AD', 'CH', 'INF']),
    /** `SURNAME/NAME` as the ticket of a package with flights will have it. Where that is shorter than the name, the traveller agrees to it by sending it. */
    printed: z.string().max(120).optional(),
    /** Of a passport; mandatory where the package asks for one. */
    passport_expiry: z.iso.date().optional(),
  });
export type PackagePassenger = z.infer<typeof packagePassengerSchema>;
/** `packages/prebookings`. `customer`, `passengers` and `service` are the specification's; of ours only `accepts` is mandatory. */
export const packagePrebookingBodySchema = z
  .object({
    customer: customerSchema,
    passengers: z.array(packagePassengerSchema).min(1).max(40),
    service: z.literal('PACKAGE'),
    /** The quote, and the package in it. Without `Booking` it is the visitor's newest quote, of that package if one is named. */
    Booking: z.string().min(8).max(64).optional(),
    ItemPackageID: z.string().min(1).max(40).optional(),
    /** The hotel alternative that was quoted, where it is sent. */
    id_temp_hotel: z.string().max(30).default(''),
    Observaciones: z.string().max(2000).default(''),
    in_simular: z.union([z.literal(0), z.literal(1)]).default(0),
    /** DEPOSIT: by the quote's `payment_plan`, where it has one. */
    payment: z.enum(['TOTAL', 'DEPOSIT']).default('TOTAL'),
    /** Whole pesos of everything that is paid; the quote's total, unless given. */
    expected_total: z.int().positive().optional(),
    /** Mandatory unless `in_simular` is 1. */
    accepts: consentsSchema.optional(),
  })
  .meta({ id: 'PackagePrebooking' });
export type PackagePrebookingBody = Accepting<z.input<typeof packagePrebookingBodySchema>>;
export const packagePrebookingResponseSchema = z.object({
  data: prebookingResponseSchema.shape.data.extend({
    package: packageSummarySchema.pick({ ItemPackageID: true, name: true }),
    DateBegin: z.iso.date(),
    DateEnd: z.iso.date(),
    /** What is paid when; one payment unless DEPOSIT was chosen. */
    schedule: z.array(instalmentSchema).min(1),
  }),
});
export type PackagePrebookingResponse = z.infer<typeof packagePrebookingResponseSchema>;
/** `meta` of PRICE_CHANGED for a package: the quote as it is now, under a `Booking` of its own. */
export const packagePriceChangedSchema = z.object({
  price: priceChangeSchema,
  Booking: z.string(),
  detail: packageDetailSchema,
});
export type PackagePriceChanged = z.infer<typeof packagePriceChangedSchema>;
/**
 * `packages/bookings/:id/passengers`: another person, or a corrected one, in the place of passenger `number` (from 1), who keeps room
 * and type; a child must be of the age that was quoted. SIMULATION says whether and until when it can be done.
 */
export const packagePassengerChangeBodySchema = z
  .discriminatedUnion('mode', [
    z.object({ mode: z.literal('SIMULATION') }),
    z.object({
      mode: z.literal('CHANGE'),
      number: z.int().min(1).max(40),
      passenger: packagePassengerSchema.omit({ room: true, type: true }),
    }),
  ])
  .meta({ id: 'PackagePassengerChange' });
export type PackagePassengerChangeBody = z.input<typeof packagePassengerChangeBodySchema>;
export const packagePassengerChangeSchema = z.object({
  is_possible: z.boolean(),
  /** Why not, in words. */
  reason: z.string().nullable(),
  /** The last day in Colombia. */
  until: z.iso.date(),
  passengers: z.array(
    packagePassengerSchema.pick({ type: true, room: true }).extend({
      number: z.int(),
      name: z.string(),
      lastname: z.string(),
      /** Whole years on the day that counts, `ages_on` of the snapshot. */
      age: z.int(),
    }),
  ),
});
export type PackagePassengerChange = z.infer<typeof packagePassengerChangeSchema>;
export const packagePassengerChangeResponseSchema = z.object({
  data: packagePassengerChangeSchema,
});
/** What a booking keeps of the package: the `snapshot` of its detail. */
export const packageSnapshotSchema = packageDetailSchema
  .pick({
    ItemPackageID: true,
    name: true,
    nights: true,
    days: true,
    DateBegin: true,
    DateEnd: true,
    origin: true,
    itinerary: true,
    includes: true,
    excludes: true,
    stops: true,
    flights: true,
    by_passenger: true,
    rooms: true,
    minimum_group: true,
    documents: true,
    visas: true,
    vaccines: true,
    to_bring: true,
    ages_on: true,
  })
  .extend({
    hotel: packageDetailSchema.shape.hotels_alternatives.element,
    /** Those that were bought. */
    services: packageDetailSchema.shape.services,
  });
export type PackageSnapshot = z.infer<typeof packageSnapshotSchema>;
