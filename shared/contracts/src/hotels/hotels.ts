import * as z from 'zod';
import { CHANNEL, CURRENCY, LANGUAGE } from '../constants';
import { warningSchema } from '../warnings';
import { conversionShape } from '../money';
import { MAX_CHILD_AGE, MAX_CHILDREN_PER_HOTEL_ROOM } from '../limits';
import { geoSchema } from '../places';
import { isBlank, readBy, readNumber } from '../readBy';

/** Board codes: room only, breakfast, half board, full board, all inclusive. */
export const mealPlanSchema = z.enum(['RO', 'BB', 'HB', 'FB', 'AI']);
export type MealPlan = z.infer<typeof mealPlanSchema>;
/** No children may be sent as 0 or an empty text. Any other number counts children without their ages. */
const readChildren = (given: unknown): unknown => {
  const read = readNumber(given);
  return read === 0 || isBlank(read) ? [] : read;
};
/** `childrens` holds the age of every child, in whole years on the day of arrival. */
export const roomSchema = z.object({
  adults: z.int().min(1).max(9),
  childrens: readBy(
    z.array(z.int().min(0).max(MAX_CHILD_AGE)).max(MAX_CHILDREN_PER_HOTEL_ROOM),
    readChildren,
  ),
});
export type Room = z.infer<typeof roomSchema>;
/**
 * Days are the hotel's calendar days, YYYY-MM-DD; `checkout` is the morning of departure. With both `destination_code` and
 * `Hotel_codes`, the hotels take precedence.
 */
export const hotelSearchBodySchema = z
  .object({
    /** The caller's own name for the search, which appears in the log and the answer. */
    reference: z.string().max(64).default(''),
    canal: z.literal(CHANNEL),
    checkin: z.iso.date(),
    checkout: z.iso.date(),
    rooms: z.array(roomSchema).min(1).max(9),
    /** Logged only, like `destination_frontend` and `search_hotel`: a stay has no place of departure. */
    origin_code: z.string().max(10).default(''),
    destination_code: z.array(z.string().min(2).max(10)).max(5),
    client_nationality: z.string().regex(/^[A-Z]{2}$/),
    ...conversionShape,
    language: z.literal(LANGUAGE),
    Hotel_codes: z.array(z.string().min(1).max(20)).max(2000),
    destination_frontend: z.string().max(120).default(''),
    search_hotel: z.boolean().default(false),
    /** Session of an incomplete answer. The call continues that search. */
    sessionCode: z.string().min(8).max(64).optional(),
  })
  .meta({ id: 'HotelSearch' });
export type HotelSearchBody = z.input<typeof hotelSearchBodySchema>;
export type HotelSearchQuery = z.output<typeof hotelSearchBodySchema>;

export const hotelSupplierCodeSchema = z.enum(['HB', 'DO']);
export type HotelSupplierCode = z.infer<typeof hotelSupplierCodeSchema>;
export const promotionSchema = z.object({
  porcent: z.number(),
  code: z.string(),
  name: z.string(),
  remark: z.string(),
});
/** The kind of lodging; rural inns and bed and breakfasts are guesthouses. */
export const propertyTypeSchema = z.enum([
  'HOTEL',
  'RESORT',
  'APARTHOTEL',
  'APARTMENT',
  'HOUSE',
  'GUESTHOUSE',
  'HOSTEL',
  'CAMPING',
]);
export type PropertyType = z.infer<typeof propertyTypeSchema>;
/** Score of a hotel by its guests, from 0 to 10, with their number and the source. */
export const hotelScoreSchema = z.object({ score: z.number(), count: z.int(), source: z.string() });
export type HotelScore = z.infer<typeof hotelScoreSchema>;
/** The cheapest rate of a hotel with this board and these terms. Amounts are as in `hotelSummarySchema`. */
export const hotelRateSchema = z.object({
  board: mealPlanSchema,
  rate: z.int(),
  rate_before: z.int().nullable(),
  promotion: promotionSchema.nullable(),
  /** ISO instant with the hotel's offset. Null when cancelling is not free now. */
  free_cancellation_until: z.string().nullable(),
  pay_at_hotel_amount: z.int(),
});
export type HotelRate = z.infer<typeof hotelRateSchema>;
/**
 * One hotel of a result. Amounts are whole pesos for the stay and all rooms, with taxes due now, unless the name contains
 * `per_night`.
 */
export const hotelSummarySchema = z
  .object({
    hotelCode: z.string(),
    supplier: hotelSupplierCodeSchema,
    name: z.string(),
    description_short: z.string(),
    image: z.string(),
    images: z.array(z.string()),
    star_number: z.number(),
    category_name: z.string(),
    /** Null when the supplier does not state it. */
    property_type: propertyTypeSchema.nullable(),
    destination: z.object({
      code: z.string(),
      name: z.string(),
      zone_code: z.string(),
      zone_name: z.string(),
    }),
    geo: geoSchema,
    address: z.string(),
    min_rate: z.int(),
    min_rate_per_night: z.int(),
    max_rate: z.int(),
    /** Price before a promotion. Null unless the supplier states a real one. */
    rate_before: z.int().nullable(),
    promotion: promotionSchema.nullable(),
    mealPlan: z.array(mealPlanSchema),
    /** True when a tariff can be cancelled for free now. */
    free_cancellation: z.boolean(),
    /** ISO instant with the hotel's offset: end of free cancellation of the cheapest such tariff. */
    free_cancellation_until: z.string().nullable(),
    /**
     * Whole pesos of the stay at the cheapest tariff with free cancellation. More than `min_rate` when the cheapest tariff
     * has none.
     */
    free_cancellation_rate: z.int().nullable(),
    pay_at_hotel_amount: z.int(),
    reviews: hotelScoreSchema.nullable(),
    amenities: z.array(z.string()),
    /**
     * Rates among which a filter on board, cancellation or payment chooses, cheapest first. Missing in answers that an older
     * api has stored.
     */
    rates: z.array(hotelRateSchema).optional(),
  })
  .meta({ id: 'HotelSummary' });
export type HotelSummary = z.infer<typeof hotelSummarySchema>;
const countSchema = z.object({ value: z.string(), label: z.string(), count: z.int() });
export const hotelFacetsSchema = z.object({
  price: z.object({ min: z.int(), max: z.int() }),
  star: z.array(countSchema),
  mealPlan: z.array(countSchema),
  zones: z.array(countSchema),
  amenities: z.array(countSchema),
  free_cancellation: z.int(),
});
export const supplierReportSchema = z.object({
  code: z.string(),
  /** `pending`: the supplier has not answered yet. Repeat the call with its `sessionCode`. */
  status: z.enum(['ok', 'timeout', 'error', 'pending']),
  /** Milliseconds until the supplier's answer, or so far. */
  ms: z.int(),
  hotels: z.int(),
});
export type SupplierReport = z.infer<typeof supplierReportSchema>;
export const hotelSearchResponseSchema = z.object({
  data: z.object({
    /** The request's own `reference`, if it has one. */
    reference: z.string().optional(),
    sessionCode: z.string(),
    expires_at: z.iso.datetime(),
    checkin: z.iso.date(),
    checkout: z.iso.date(),
    nights: z.int(),
    pax: z.int(),
    currency: z.literal(CURRENCY),
    hotels: z.array(hotelSummarySchema),
    facets: hotelFacetsSchema,
  }),
  meta: z.object({
    total: z.int(),
    complete: z.boolean(),
    suppliers: z.array(supplierReportSchema),
  }),
  warnings: z.array(warningSchema).optional(),
});
export type HotelSearchResponse = z.infer<typeof hotelSearchResponseSchema>;
/** Hotels that the home page features for the brand. */
export const featuredHotelsResponseSchema = z.object({
  data: z.object({
    destinations: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        country_name: z.string(),
        image: z.string(),
        hotels_count: z.int(),
        /**
         * Lowest known price of a night for one adult of Colombia, with its arrival. Absent without a search of the last
         * hours.
         */
        from_price: z.object({ price: z.int(), date: z.iso.date() }).optional(),
      }),
    ),
  }),
});
export type FeaturedHotelsResponse = z.infer<typeof featuredHotelsResponseSchema>;
