import * as z from 'zod';
import { warningSchema } from '../warnings';
import { regionSchema } from '../places';
import { isRecord, readBy } from '../readBy';
import { packageDetailSchema } from './packageDetails';
import {
  MAX_PACKAGE_ROOMS,
  packageInclusionSchema,
  packageRoomSchema,
  packageSummarySchema,
} from './packageSummary';

export const MAX_PACKAGE_DAYS_AHEAD = 365;
/** At most so many in an answer. */
export const PACKAGES_PER_PAGE = 30;
export const PACKAGE_ORDERS = ['price_asc', 'price_desc', 'nights_asc', 'departure_asc'] as const;
export type PackageOrder = (typeof PACKAGE_ORDERS)[number];
/** Bounds of whole numbers, both included. */
const boundsSchema = z.object({ min: z.int().min(0), max: z.int().min(0) });
const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** Everything is optional; several values of a list are alternatives, save of `includes`, all of which must be part. */
export const packageFiltersSchema = z.object({
  /** Whole pesos for each adult in double. */
  price: boundsSchema.optional(),
  nights: boundsSchema.optional(),
  /** Of departure, YYYY-MM. */
  months: z.array(monthSchema).max(24).default([]),
  regions: z.array(regionSchema).max(7).default([]),
  includes: z.array(packageInclusionSchema).max(6).default([]),
  /** Categories of its hotels. */
  stars: z.array(z.number().min(1).max(5).multipleOf(0.5)).max(9).default([]),
});
export type PackageFilters = z.infer<typeof packageFiltersSchema>;

/** `Room: {Line: […]}` and `Type: {TypeProduct: …}`, as the specification nests them. */
const readInside =
  (name: string) =>
  (given: unknown): unknown =>
    isRecord(given) && Object.hasOwn(given, name) ? given[name] : given;
const roomsSchema = z.array(packageRoomSchema).min(1).max(MAX_PACKAGE_ROOMS);
const typeSchema = z.literal('ESPECIAL');
/**
 * `packages/searches`. The specification's fields, up to `ItemPackageID`; where it gives two names of one field
 * (`Room`/`Line`, `Type`/`TypeProduct`) either is taken, and the second inside the first. Three questions are asked by it:
 * - `GET_ONLY`: what the catalogue has, by its price for each adult in double; rooms are not looked at.
 * - `GET_WITH_FILTER`: the same with what the rooms cost together.
 * - with an `ItemPackageID`: one package, as a quote that is kept as `Booking`. With that `Booking` sent again, hotel, month,
 *   day, services or rooms are swapped and the rate stays.
 * `OriginID` and `DestinationID` are ids of `packages/places_searches`: a city, a country, a region, or empty for anywhere.
 * Days are of departure, both included; in a quote `DateBegin` is the departure.
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
    /** Optional tours to buy besides, by their ids. */
    id_services: z.array(z.string().min(1).max(30)).max(30).default([]),
    /** The hotel alternative quoted up to now. */
    id_hotel: z.string().max(30).default(''),
    /** 1 to 12 and the year: narrows a list to this month, and moves a quote to its first departure. */
    id_month: z.int().min(1).max(12).optional(),
    id_year: z.int().min(2000).max(2100).optional(),
    /** The alternative to quote instead; empty keeps the one there is. */
    id_temp_hotel: z.string().max(30).default(''),
    Booking: z.string().max(64).default(''),
    ItemPackageID: z.string().max(40).default(''),
    filters: packageFiltersSchema.prefault({}),
    order: z.enum(PACKAGE_ORDERS).default('price_asc'),
    /** `meta.cursor` of the answer before. */
    cursor: z.string().max(200).default(''),
    limit: z.int().min(1).max(PACKAGES_PER_PAGE).default(PACKAGES_PER_PAGE),
  })
  .meta({ id: 'PackageSearch' });
export type PackageSearchBody = z.input<typeof packageSearchBodySchema>;
export type PackageSearchQuery = z.output<typeof packageSearchBodySchema>;

const countSchema = z.object({ value: z.string(), label: z.string(), count: z.int() });
/** What the days, places and rooms asked for hold, whatever the filters leave of it. */
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
    /** Of a quote, until when it may be booked; null in a list. */
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
    /** For the next page; null after the last. */
    cursor: z.string().nullable(),
  }),
  warnings: z.array(warningSchema).optional(),
});
export type PackageSearchResponse = z.infer<typeof packageSearchResponseSchema>;
