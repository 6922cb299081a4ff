import * as z from 'zod';
import { CURRENCY } from '../constants';
import { exchangeRateSchema, moneySchema } from '../money';

export const MAX_PACKAGE_ROOMS = 4;
export const PACKAGE_INCLUSIONS = [
  'flight',
  'hotel',
  'transfer',
  'meal',
  'assistance',
  'tour',
] as const;
export const packageInclusionSchema = z.enum(PACKAGE_INCLUSIONS);
export type PackageInclusion = z.infer<typeof packageInclusionSchema>;
/** How many share the room: those with a bed of their own. */
export const packageRoomTypeSchema = z.enum(['single', 'double', 'triple']);
export type PackageRoomType = z.infer<typeof packageRoomTypeSchema>;

const age = z.int().min(0).max(120);
/**
 * One room, as the specification spells it. `Quantity` is the number of ages; ages are whole years on the day of the return.
 * Children are 2 to 17. `Bed`: which of them get a bed of their own, in the order of `Age`, where the catalogue has both prices; unless
 * given, the oldest as long as the room has beds. `Infant` counts babies under two, who share one. `room` counts from 1.
 */
export const packageRoomSchema = z
  .object({
    Adult: z.object({ Quantity: z.int().min(1).max(6), Age: z.array(age.min(18)).max(6) }),
    Child: z.object({
      Quantity: z.int().min(0).max(4),
      Age: z.array(age.min(2).max(17)).max(4),
      Bed: z.array(z.boolean()).max(4).optional(),
    }),
    Infant: z.int().min(0).max(4).default(0),
    room: z.int().min(1).max(MAX_PACKAGE_ROOMS),
  })
  .meta({ id: 'PackageRoom' });
export type PackageRoom = z.infer<typeof packageRoomSchema>;

export const packageAvailabilitySchema = z.object({
  /** ON_REQUEST: its minimum group is not reached yet. */
  status: z.enum(['AVAILABLE', 'ON_REQUEST', 'SOLD_OUT']),
  /** Rooms left. */
  total: z.int(),
});
const placeSchema = z.object({ code: z.string(), name: z.string() });
export const packageDepositSchema = z.object({
  percent: z.int(),
  /** Whole pesos of the total; null where that is not known. */
  amount: z.int().nullable(),
});
/** A package on a card, by its cheapest departure in the days asked for. */
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
    /** Where it leaves from: the one asked for, or its first; null where the journey begins at its first stop. */
    origin: placeSchema.nullable(),
    /** Its stops in order. */
    route: z.array(placeSchema.extend({ country: z.string() })),
    includes: z.array(z.object({ type: packageInclusionSchema, text: z.string() })),
    hotel: z.object({ id_hotel: z.string(), name: z.string(), star_number: z.number() }),
    /** Categories of its alternatives. */
    stars: z.array(z.number()),
    price: z.object({
      /** Whole pesos for each adult in double. */
      from_per_person: z.int(),
      /** Whole pesos for the rooms asked for; null without rooms, or where it has none for these people. */
      total: z.int().nullable(),
      currency: z.literal(CURRENCY),
      deposit: packageDepositSchema.nullable(),
      /** `from_per_person` as the catalogue has it, where that is not pesos, and the rate of today. */
      original: moneySchema.extend({ exchange: exchangeRateSchema }).nullable(),
    }),
    availability: packageAvailabilitySchema,
    /** Whole years on the day of departure, below which nobody travels; null: people of every age do. */
    min_age: z.int().nullable(),
  })
  .meta({ id: 'PackageSummary' });
export type PackageSummary = z.infer<typeof packageSummarySchema>;
