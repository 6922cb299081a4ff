import * as z from 'zod';
import { PACKAGE_ORDERS } from '../constants';
import { MAX_PACKAGE_ROOMS, PACKAGES_PER_PAGE } from '../limits';
import { warningSchema } from '../warnings';
import { regionSchema } from '../places';
import { isRecord, readBy } from '../readBy';
import { packageDetailSchema } from './packageDetails';
import { packageInclusionSchema, packageRoomSchema, packageSummarySchema } from './packageSummary';

/** Limits of a range of whole numbers, both included. */
const boundsSchema = z.object({ min: z.int().min(0), max: z.int().min(0) });
const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** All fields are optional. Several values of a list are alternatives, except for `includes`, where all must match. */
export const packageFiltersSchema = z.object({
  /** Whole pesos per adult in a double room. */
  price: boundsSchema.optional(),
  nights: boundsSchema.optional(),
  /** Months of departure, YYYY-MM. */
  months: z.array(monthSchema).max(24).default([]),
  regions: z.array(regionSchema).max(7).default([]),
  includes: z.array(packageInclusionSchema).max(6).default([]),
  /** Categories of the hotels. */
  stars: z.array(z.number().min(1).max(5).multipleOf(0.5)).max(9).default([]),
});
export type PackageFilters = z.infer<typeof packageFiltersSchema>;

/** `Room: {Line: […]}` and `Type: {TypeProduct: …}`: nested as in the specification. */
const readInside =
  (name: string) =>
  (given: unknown): unknown =>
    isRecord(given) && Object.hasOwn(given, name) ? given[name] : given;
const roomsSchema = z.array(packageRoomSchema).min(1).max(MAX_PACKAGE_ROOMS);
const typeSchema = z.literal('ESPECIAL');
/**
 * `packages/searches`, with the specification's fields up to `ItemPackageID`. Where the specification has two names of a field
 * (`Room`/`Line`, `Type`/`TypeProduct`), either is accepted, also the second inside the first. Three kinds of request:
 * - `GET_ONLY`: packages of the catalogue with the price per adult in a double room, regardless of free rooms.
 * - `GET_WITH_FILTER`: the same, with the price of the requested rooms together.
 * - with an `ItemPackageID`: one package, as a quote that is stored under `Booking`. A later request with that `Booking`
 *   changes hotel, month, day, services or rooms at the same exchange rate.
 * `OriginID` and `DestinationID` are ids of `packages/places_searches`: a city, a country, a region, or empty for anywhere.
 * Days are days of departure, both included. In a quote `DateBegin` is the departure.
 */
export const packageSearchBodySchema = z
  .object({
    type: z.enum(['GET_ONLY', 'GET_WITH_FILTER']),
    DateBegin: z.iso.date(),
    DateEnd: z.iso.date(),
    Room: readBy(roomsSchema.clone(), readInside('Line')).optional(),
    Line: roomsSchema.optional(),
    MoneyID: z.literal(2),
    Type: readBy(typeSchema.clone(), readInside('TypeProduct')).optional(),
    TypeProduct: typeSchema.optional(),
    OriginID: z.string().max(20).default(''),
    Origin: z.string().max(120).default(''),
    DestinationID: z.string().max(20).default(''),
    Destination: z.string().max(120).default(''),
    /** Ids of optional tours. */
    id_services: z.array(z.string().min(1).max(30)).max(30).default([]),
    /** The hotel alternative of the present quote. */
    id_hotel: z.string().max(30).default(''),
    /** Month (1 to 12) and year. In a list they filter; in a quote they select the first departure of that month. */
    id_month: z.int().min(1).max(12).optional(),
    id_year: z.int().min(2000).max(2100).optional(),
    /** The hotel alternative to quote instead. Empty: no change. */
    id_temp_hotel: z.string().max(30).default(''),
    Booking: z.string().max(64).default(''),
    ItemPackageID: z.string().max(40).default(''),
    filters: packageFiltersSchema.prefault({}),
    order: z.enum(PACKAGE_ORDERS).default('price_asc'),
    /** `meta.cursor` of the previous answer. */
    cursor: z.string().max(200).default(''),
    limit: z.int().min(1).max(PACKAGES_PER_PAGE).default(PACKAGES_PER_PAGE),
  })
  .meta({ id: 'PackageSearch' });
export type PackageSearchBody = z.input<typeof packageSearchBodySchema>;
export type PackageSearchQuery = z.output<typeof packageSearchBodySchema>;

const countSchema = z.object({ value: z.string(), label: z.string(), count: z.int() });
/** Facets of the requested days, places and rooms, before filtering. */
export const packageFacetsSchema = z.object({
  price: boundsSchema,
  nights: boundsSchema,
  months: z.array(countSchema),
  regions: z.array(countSchema),
  includes: z.array(countSchema),
  stars: z.array(countSchema),
});
export type PackageFacets = z.infer<typeof packageFacetsSchema>;
export const packageSearchResponseSchema = z.object({
  data: z.object({
    /** Code of a quote, which expires. Null in a list. */
    Booking: z.string().nullable(),
    expires_at: z.iso.datetime().nullable(),
    packages: z.array(packageSummarySchema),
    /** Null in a quote, and after the first page. */
    facets: packageFacetsSchema.nullable(),
    /** The package of a quote. */
    detail: packageDetailSchema.nullable(),
  }),
  meta: z.object({
    total: z.int(),
    /** Cursor of the next page. Null after the last. */
    cursor: z.string().nullable(),
  }),
  warnings: z.array(warningSchema).optional(),
});
export type PackageSearchResponse = z.infer<typeof packageSearchResponseSchema>;
