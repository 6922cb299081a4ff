import * as z from 'zod';
import { decodeTexts } from '../../lib/text/decodeTexts';
import { maybe, orElse } from '../maybe';

/**
 * Schemas of Hotelbeds' answers, booking API 1.0 and content API 1.0. Unknown fields are ignored. Money and coordinates come
 * as number or string.
 */
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
const amount = decimal.pipe(z.number().min(0));
const code = z.union([z.int(), z.string().min(1)]).transform(String);
/** Text that travellers read. */
export const wordsSchema = z.string().transform((text) => decodeTexts(text));
/** A text of the content API, which comes as `{content}`. */
const content = z.object({ content: z.string() }).transform((text) => text.content);

const taxSchema = z.object({
  included: orElse(z.boolean(), false),
  percent: maybe(amount),
  type: maybe(z.string()),
  amount: maybe(amount),
  currency: maybe(z.string()),
  clientAmount: maybe(amount),
  clientCurrency: maybe(z.string()),
});
export const hotelbedsRateSchema = z.object({
  rateKey: z.string().min(1),
  rateClass: z.string(),
  rateType: z.enum(['BOOKABLE', 'RECHECK']),
  net: amount,
  sellingRate: maybe(amount),
  packaging: orElse(z.boolean(), false),
  paymentType: maybe(z.string()),
  allotment: maybe(z.int()),
  boardCode: z.string(),
  rooms: z.int().min(1),
  adults: z.int().min(1),
  children: z.int().min(0),
  childrenAges: maybe(z.union([z.string(), z.number().transform(String)])),
  cancellationPolicies: maybe(
    z.array(z.object({ amount, from: z.iso.datetime({ offset: true }) })),
  ),
  taxes: maybe(z.object({ taxes: maybe(z.array(taxSchema)) })),
  promotions: maybe(
    z.array(
      z.object({ code: code, name: orElse(wordsSchema, ''), remark: orElse(wordsSchema, '') }),
    ),
  ),
  offers: maybe(z.array(z.object({ code: code, name: orElse(wordsSchema, ''), amount: decimal }))),
  rateComments: maybe(wordsSchema),
  dailyRates: maybe(z.array(z.object({ offset: z.int(), dailyNet: amount }))),
});
export type HotelbedsRate = z.infer<typeof hotelbedsRateSchema>;
export type Tax = z.infer<typeof taxSchema>;

/** Ratings run from 0 to 5, by the description of the review filter. A hotel without reviews has no rating. */
const reviewSchema = z.object({
  rate: decimal.pipe(z.number().gt(0).max(5)),
  reviewCount: z.int().min(1),
  type: z.string().min(1),
});
export const availableHotelSchema = z.object({
  code,
  name: z.string().min(1),
  categoryCode: z.string(),
  categoryName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  zoneCode: code,
  zoneName: orElse(z.string(), ''),
  latitude: decimal,
  longitude: decimal,
  currency: z.string().regex(/^[A-Z]{3}$/),
  // A review that cannot be read is left out.
  reviews: orElse(z.array(reviewSchema.nullable().catch(null)), []).catch([]),
  rooms: z.array(
    z.object({
      code: z.string(),
      name: orElse(z.string(), ''),
      rates: z.array(hotelbedsRateSchema),
    }),
  ),
});
export type AvailableHotel = z.infer<typeof availableHotelSchema>;

/**
 * An availability answer. Hotels are parsed one by one later, so that one malformed hotel does not affect the others. The
 * list is missing when there is no hotel.
 */
export const availabilitySchema = z.object({
  hotels: z.object({ hotels: orElse(z.array(z.unknown()), []) }),
});

export const contentHotelSchema = z.object({
  code,
  name: content,
  destinationCode: z.string(),
  categoryCode: orElse(z.string(), ''),
  accommodationTypeCode: maybe(z.string()),
  city: maybe(content),
  address: maybe(content),
  description: maybe(content),
  coordinates: maybe(z.object({ latitude: decimal, longitude: decimal })),
  images: orElse(
    z.array(
      z
        .object({ path: maybe(z.string()) })
        .nullable()
        .catch(null),
    ),
    [],
  ),
  facilities: orElse(
    z.array(
      z.object({
        facilityCode: z.int(),
        facilityGroupCode: z.int(),
        indYesOrNo: maybe(z.boolean()),
        indLogic: maybe(z.boolean()),
      }),
    ),
    [],
  ),
});
export type ContentHotel = z.infer<typeof contentHotelSchema>;

/** A page of the content API: records `from` to `to` of `total`. */
const page = { total: z.int().min(0) };
export const contentHotelsSchema = z.object({ ...page, hotels: orElse(z.array(z.unknown()), []) });
export const destinationsSchema = z.object({
  ...page,
  destinations: orElse(z.array(z.unknown()), []),
});
export const facilitiesSchema = z.object({ ...page, facilities: orElse(z.array(z.unknown()), []) });
export const roomTypesSchema = z.object({ ...page, rooms: orElse(z.array(z.unknown()), []) });
export const destinationSchema = z.object({
  code: z.string().min(1),
  name: content,
  countryCode: z.string(),
  isoCode: maybe(z.string()),
});
export const facilitySchema = z.object({
  code: z.int(),
  facilityGroupCode: z.int(),
  description: content,
});
