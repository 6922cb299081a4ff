import * as z from 'zod';
import {
  type Accepting,
  consentsSchema,
  identifiedCustomerSchema,
  personSchema,
  prebookingResponseSchema,
  priceChangeSchema,
  travelNameSchema,
} from '../bookings/bookings';
import { MAX_PACKAGE_ROOMS, REMARKS_MAX } from '../limits';
import { instalmentSchema } from '../bookings/schedule';
import { packageDetailSchema } from './packageDetails';
import { packageSummarySchema } from './packageSummary';

/** One traveller. `room` counts from 1. The birth date must match the quoted age. */
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
    /**
     * `SURNAME/NAME` as on the ticket of a package with flights. If that is shorter than the name, sending it is the
     * traveller's consent.
     */
    printed: z.string().max(120).optional(),
    /** Expiry of the passport, mandatory when the package requires one. */
    passport_expiry: z.iso.date().optional(),
  });
export type PackagePassenger = z.infer<typeof packagePassengerSchema>;
/**
 * `packages/prebookings`. `customer`, `passengers` and `service` are the specification's; of our fields only `accepts` is
 * mandatory.
 */
export const packagePrebookingBodySchema = z
  .object({
    customer: identifiedCustomerSchema,
    passengers: z.array(packagePassengerSchema).min(1).max(40),
    service: z.literal('PACKAGE'),
    /** The quote and its package. Without `Booking` the visitor's newest quote is used, of that package if one is given. */
    Booking: z.string().min(8).max(64).optional(),
    ItemPackageID: z.string().min(1).max(40).optional(),
    /** The quoted hotel alternative, if sent. */
    id_temp_hotel: z.string().max(30).default(''),
    Observaciones: z.string().max(REMARKS_MAX).default(''),
    in_simular: z.union([z.literal(0), z.literal(1)]).default(0),
    /** DEPOSIT: pays by the quote's `payment_plan`, if it has one. */
    payment: z.enum(['TOTAL', 'DEPOSIT']).default('TOTAL'),
    /** Whole pesos of the total price. Default: the quote's total. */
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
    /** Instalments. A single one unless DEPOSIT was chosen. */
    schedule: z.array(instalmentSchema).min(1),
  }),
});
export type PackagePrebookingResponse = z.infer<typeof packagePrebookingResponseSchema>;
/** `meta` of PRICE_CHANGED for a package: the new quote, with its own `Booking`. */
export const packagePriceChangedSchema = z.object({
  price: priceChangeSchema,
  Booking: z.string(),
  detail: packageDetailSchema,
});
export type PackagePriceChanged = z.infer<typeof packagePriceChangedSchema>;
/**
 * `packages/bookings/:id/passengers`: replaces or corrects passenger `number` (from 1), whose room and type stay. A child
 * must have the quoted age. SIMULATION answers whether and until when this is possible.
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
  /** Reason for a rejection, in words. */
  reason: z.string().nullable(),
  /** Last day for the change, in Colombia. */
  until: z.iso.date(),
  passengers: z.array(
    packagePassengerSchema.pick({ type: true, room: true }).extend({
      number: z.int(),
      name: z.string(),
      lastname: z.string(),
      /** Whole years on the day in `ages_on` of the snapshot. */
      age: z.int(),
    }),
  ),
});
export type PackagePassengerChange = z.infer<typeof packagePassengerChangeSchema>;
export const packagePassengerChangeResponseSchema = z.object({
  data: packagePassengerChangeSchema,
});
/** `snapshot` in a booking's detail: the package as it was sold. */
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
    /** Services that were bought. */
    services: packageDetailSchema.shape.services,
  });
export type PackageSnapshot = z.infer<typeof packageSnapshotSchema>;
