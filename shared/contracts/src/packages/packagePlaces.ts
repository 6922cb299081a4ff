import * as z from 'zod';
import { countryCodeSchema, regionSchema } from '../places';
import { packageAvailabilitySchema, packageSummarySchema } from './packageSummary';

/** `packages/places_searches`: the specification's picker with the places on sale. `q`: filters by name. */
export const packagePlacesQuerySchema = z.object({
  q: z.string().trim().max(80).default(''),
  scope: z.enum(['national', 'international']).optional(),
  /** Only packages that start here. */
  origin: z.string().max(20).default(''),
});
/** `id` is a value for `DestinationID`. */
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

/** `packages/months_and_dates`: departures with the lowest price per adult in a double room. */
export const packageMonthsQuerySchema = z.object({
  OriginID: z.string().max(20).default(''),
  DestinationID: z.string().max(20).default(''),
  type: z.literal('ESPECIAL').default('ESPECIAL'),
  /** Departures of this package only. */
  ItemPackageID: z.string().max(40).default(''),
  /** Month whose days are listed. Default: every month with an `ItemPackageID`, else none. */
  id_month: z.coerce.number().int().min(1).max(12).optional(),
  id_year: z.coerce.number().int().min(2000).max(2100).optional(),
  /** Instead of a month: lists the days around this one, from its month and the months before and after. */
  DateBegin: z.iso.date().optional(),
});
export type PackageMonthsQuery = z.input<typeof packageMonthsQuerySchema>;
export const packageMonthsResponseSchema = z.object({
  data: z.object({
    /** This month and the following twelve, including those without departures. */
    months: z.array(
      z.object({
        id_month: z.int(),
        id_year: z.int(),
        /** For example `Ene 2027`. */
        label: z.string(),
        from_price: z.int().nullable(),
        has_sale: z.boolean(),
      }),
    ),
    dates: z.array(
      z.object({
        DateBegin: z.iso.date(),
        /** Return and nights of the cheapest package. */
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
        /** Value for `DestinationID`: a region, or `CO`. */
        id: z.string(),
        label: z.string(),
        packages: z.array(packageSummarySchema),
      }),
    ),
  }),
});
export type FeaturedPackages = z.infer<typeof featuredPackagesResponseSchema>['data'];
