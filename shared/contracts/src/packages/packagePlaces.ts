import * as z from 'zod';
import { countryCodeSchema, regionSchema } from '../places';
import { packageAvailabilitySchema, packageSummarySchema } from './packageSummary';

/** `packages/places_searches`: the picker of the specification, with what is sold now. `q`: only places of this name. */
export const packagePlacesQuerySchema = z.object({
  q: z.string().trim().max(80).default(''),
  scope: z.enum(['national', 'international']).optional(),
  /** Only what can be begun here. */
  origin: z.string().max(20).default(''),
});
/** `id` is what `DestinationID` takes. */
const cityIdSchema = z.object({ id: z.string(), code: z.string(), name: z.string() });
export const packagePlacesResponseSchema = z.object({
  data: z.object({
    international: z.array(
      z.object({
        region: regionSchema,
        label: z.string(),
        countries: z.array(
          z.object({
            id: z.string(),
            code: countryCodeSchema,
            name: z.string(),
            image: z.string(),
            cities: z.array(cityIdSchema),
          }),
        ),
      }),
    ),
    national: z.array(z.object({ country: z.literal('CO'), cities: z.array(cityIdSchema) })),
    origins: z.array(z.object({ OriginID: z.string(), name: z.string(), code: z.string() })),
  }),
});
export type PackagePlaces = z.infer<typeof packagePlacesResponseSchema>['data'];

/** `packages/months_and_dates`: when something departs, with the cheapest price for each adult in double. */
export const packageMonthsQuerySchema = z.object({
  OriginID: z.string().max(20).default(''),
  DestinationID: z.string().max(20).default(''),
  type: z.literal('ESPECIAL').default('ESPECIAL'),
  /** Of this package alone. */
  ItemPackageID: z.string().max(40).default(''),
  /** Whose days are listed; of every month with an `ItemPackageID`, of none otherwise. */
  id_month: z.coerce.number().int().min(1).max(12).optional(),
  id_year: z.coerce.number().int().min(2000).max(2100).optional(),
  /** In place of a month: the days around this one are listed, of its month and of those before and after it. */
  DateBegin: z.iso.date().optional(),
});
export type PackageMonthsQuery = z.input<typeof packageMonthsQuerySchema>;
export const packageMonthsResponseSchema = z.object({
  data: z.object({
    /** This month and the twelve after it, also those in which nothing departs. */
    months: z.array(
      z.object({
        id_month: z.int(),
        id_year: z.int(),
        /** `Ene 2027`. */
        label: z.string(),
        from_price: z.int().nullable(),
        has_sale: z.boolean(),
      }),
    ),
    dates: z.array(
      z.object({
        DateBegin: z.iso.date(),
        /** Of its cheapest package, as are the nights. */
        DateEnd: z.iso.date(),
        nights: z.int(),
        from_price: z.int(),
        availability: packageAvailabilitySchema,
      }),
    ),
  }),
});
export type PackageMonths = z.infer<typeof packageMonthsResponseSchema>['data'];

/** Packages that the home page features: some of each region, Colombia first. */
export const featuredPackagesResponseSchema = z.object({
  data: z.object({
    regions: z.array(
      z.object({
        /** What `DestinationID` takes: a region, or `CO`. */
        id: z.string(),
        label: z.string(),
        packages: z.array(packageSummarySchema),
      }),
    ),
  }),
});
export type FeaturedPackages = z.infer<typeof featuredPackagesResponseSchema>['data'];
