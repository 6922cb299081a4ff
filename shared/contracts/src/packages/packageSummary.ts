import * as z from 'zod';
import { CURRENCY, PACKAGE_INCLUSIONS } from '../constants';
import {
  ADULT_AGE,
  MAX_AGE,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_PACKAGE_ROOM,
  MAX_INFANTS_PER_PACKAGE_ROOM,
  MAX_PACKAGE_ROOMS,
  MIN_CHILD_AGE,
} from '../limits';
import { exchangeRateSchema, moneySchema } from '../money';

export const packageInclusionSchema = z.enum(PACKAGE_INCLUSIONS);
export type PackageInclusion = z.infer<typeof packageInclusionSchema>;
/** Number of people with a bed of their own in the room. */
export const packageRoomTypeSchema = z.enum(['single', 'double', 'triple']);
export type PackageRoomType = z.infer<typeof packageRoomTypeSchema>;

const age = z.int().min(0).max(MAX_AGE);
/**
 * One room, with the specification's field names. `Quantity` is the number of ages. Ages are whole years on the day of the
 * return; children are 2 to 17. `Bed` tells in the order of `Age` which children have a bed, where the catalogue has both
 * prices; by default the oldest, while the room has beds. `Infant` is the number of babies under two, who share a bed.
 * `room` counts from 1.
 */
export const packageRoomSchema = z
  .object({
    Adult: z.object({ Quantity: z.int().min(1).max(6), Age: z.array(age.min(ADULT_AGE)).max(6) }),
    Child: z.object({
      Quantity: z.int().min(0).max(MAX_CHILDREN_PER_PACKAGE_ROOM),
      Age: z.array(age.min(MIN_CHILD_AGE).max(MAX_CHILD_AGE)).max(MAX_CHILDREN_PER_PACKAGE_ROOM),
      Bed: z.array(z.boolean()).max(MAX_CHILDREN_PER_PACKAGE_ROOM).optional(),
    }),
    Infant: z.int().min(0).max(MAX_INFANTS_PER_PACKAGE_ROOM).default(0),
    room: z.int().min(1).max(MAX_PACKAGE_ROOMS),
  })
  .meta({ id: 'PackageRoom' });
export type PackageRoom = z.infer<typeof packageRoomSchema>;

export const packageAvailabilitySchema = z.object({
  /** ON_REQUEST: the minimum group is not reached yet. */
  status: z.enum(['AVAILABLE', 'ON_REQUEST', 'SOLD_OUT']),
  /** Rooms left. */
  total: z.int(),
});
const placeSchema = z.object({ code: z.string(), name: z.string() });
export const packageDepositSchema = z.object({
  percent: z.int(),
  /** Whole pesos of the total. Null when unknown. */
  amount: z.int().nullable(),
});
/** A package on a card, with its cheapest departure of the requested days. */
export const packageSummarySchema = z
  .object({
    ItemPackageID: z.string(),
    name: z.string(),
    summary: z.string(),
    image: z.string(),
    image_alt: z.string(),
    nights: z.int(),
    days: z.int(),
    DateBegin: z.iso.date(),
    DateEnd: z.iso.date(),
    /** Place of departure: the requested one, or the package's first. Null when the journey begins at its first stop. */
    origin: placeSchema.nullable(),
    /** Stops of the journey, in order. */
    route: z.array(placeSchema.extend({ country: z.string() })),
    includes: z.array(z.object({ type: packageInclusionSchema, text: z.string() })),
    hotel: z.object({ id_hotel: z.string(), name: z.string(), star_number: z.number() }),
    /** Categories of its hotel alternatives. */
    stars: z.array(z.number()),
    price: z.object({
      /** Whole pesos per adult in a double room. */
      from_per_person: z.int(),
      /** Whole pesos for the requested rooms. Null without rooms, or when there is no price for these travellers. */
      total: z.int().nullable(),
      currency: z.literal(CURRENCY),
      deposit: packageDepositSchema.nullable(),
      /** `from_per_person` in the catalogue's currency, and today's rate. Null when the catalogue is in pesos. */
      original: moneySchema.extend({ exchange: exchangeRateSchema }).nullable(),
    }),
    availability: packageAvailabilitySchema,
    /** Minimum age in whole years on the day of departure. Null: none. */
    min_age: z.int().nullable(),
  })
  .meta({ id: 'PackageSummary' });
export type PackageSummary = z.infer<typeof packageSummarySchema>;
