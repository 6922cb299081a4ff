import * as z from 'zod';
import {
  hotelScoreSchema,
  hotelSupplierCodeSchema,
  mealPlanSchema,
  promotionSchema,
  roomSchema,
} from './hotels';
import { geoSchema } from '../places';
import { warningSchema } from '../warnings';
import { exchangeRateSchema, moneySchema } from '../money';

/** `hotels/details`: the rooms must be those of the search that `sessionCode` names. */
export const hotelDetailsBodySchema = z
  .object({
    sessionCode: z.string().min(8).max(64),
    hotelCode: z.string().min(1).max(40),
    rooms: z.array(roomSchema).min(1).max(9),
  })
  .meta({ id: 'HotelDetails' });
export type HotelDetailsBody = z.infer<typeof hotelDetailsBodySchema>;

/**
 * Cancelling costs `penalty_amount` from `from` on (ISO instant with the hotel's offset). The first step is free when the
 * tariff is refundable.
 */
export const cancellationStepSchema = z.object({
  from: z.string().nullable(),
  refund_amount: z.int(),
  penalty_amount: z.int(),
  penalty_porcent: z.number(),
  /** True when the penalty is unknown in pesos: shown as «consulta», and counted as the full price. */
  penalty_unknown: z.boolean().optional(),
});
export const cancellationSchema = z.object({
  refundable: z.boolean(),
  free_until: z.string().nullable(),
  timeline: z.array(cancellationStepSchema),
});
export type Cancellation = z.infer<typeof cancellationSchema>;
const lineSchema = z.object({ name: z.string(), amount: z.int() });
export const priceBreakdownSchema = z.object({
  base: z.int(),
  taxes: z.array(lineSchema.extend({ included: z.boolean() })),
  fees: z.array(lineSchema),
  /** `original`: the hotel's charge in another currency; `amount` is its approximate value in pesos. */
  pay_at_hotel: z.array(
    lineSchema.extend({ currency: z.literal('COP'), original: moneySchema.optional() }),
  ),
  /** Rate by which the supplier's price was converted to pesos. Omitted for prices in pesos. */
  exchange_rate: exchangeRateSchema.optional(),
});
export type PriceBreakdown = z.infer<typeof priceBreakdownSchema>;
/** Price for all rooms of the search together. Whole pesos; `total` is due today. */
export const hotelTariffSchema = z
  .object({
    /** Opaque. It identifies the supplier's rate without revealing it. */
    productCode: z.string(),
    boardCode: mealPlanSchema,
    boardName: z.string(),
    total: z.int(),
    per_night: z.array(z.object({ date: z.iso.date(), amount: z.int() })),
    price_breakdown: priceBreakdownSchema,
    cancellation: cancellationSchema,
    /** Hash of these cancellation terms. The buyer sends it back to accept them. */
    cancellation_policy_hash: z.string(),
    promotion: promotionSchema.nullable(),
    /** Rooms left. Null unless the supplier reports five or fewer. */
    allotment: z.int().nullable(),
    payment_type: z.enum(['AT_WEB', 'AT_HOTEL']),
    rate_comments: z.string(),
    recheck_required: z.boolean(),
    occupancy: z.object({ adults: z.int(), children: z.int(), childrenAges: z.array(z.int()) }),
    supplier: hotelSupplierCodeSchema,
  })
  .meta({ id: 'HotelTariff' });
export type HotelTariff = z.infer<typeof hotelTariffSchema>;
export const hotelRoomSchema = z.object({
  roomCode: z.string(),
  name: z.string(),
  beds: z.array(z.object({ type: z.string(), count: z.int() })),
  max_adults: z.int(),
  max_children: z.int(),
  size_m2: z.int().nullable(),
  images: z.array(z.string()),
  tariffs: z.array(hotelTariffSchema).min(1),
});
export type HotelRoom = z.infer<typeof hotelRoomSchema>;
export const hotelContentSchema = z.object({
  hotelCode: z.string(),
  name: z.string(),
  description: z.string(),
  star_number: z.number(),
  address: z.string(),
  city_name: z.string(),
  zone_name: z.string(),
  geo: geoSchema,
  phones: z.array(z.string()),
  check_in_from: z.string(),
  check_out_until: z.string(),
  images: z.array(z.object({ url: z.string(), caption: z.string(), category: z.string() })),
  amenities: z.array(
    z.object({ code: z.string(), name: z.string(), group: z.string(), fee: z.boolean() }),
  ),
  points_of_interest: z.array(z.object({ name: z.string(), distance_m: z.int() })),
  important_info: z.string(),
});
export type HotelContent = z.infer<typeof hotelContentSchema>;
export const hotelDetailsResponseSchema = z.object({
  data: z.object({
    sessionCode: z.string(),
    expires_at: z.iso.datetime(),
    checkin: z.iso.date(),
    checkout: z.iso.date(),
    nights: z.int(),
    pax: z.int(),
    hotel: hotelContentSchema,
    /** The score that the search showed. */
    reviews: hotelScoreSchema.nullable(),
    rooms: z.array(hotelRoomSchema),
  }),
  warnings: z.array(warningSchema).optional(),
});
export type HotelDetailsResponse = z.infer<typeof hotelDetailsResponseSchema>;

/** `snapshot` in the detail of a hotel booking: the stay as it was sold. */
export const hotelSnapshotSchema = z.object({
  hotel: hotelContentSchema.omit({
    description: true,
    images: true,
    amenities: true,
    points_of_interest: true,
    important_info: true,
  }),
  supplier: hotelSupplierCodeSchema,
  room: hotelRoomSchema.pick({ roomCode: true, name: true, beds: true }),
  boardCode: mealPlanSchema,
  boardName: z.string(),
  nights: z.int(),
  rooms: z.array(roomSchema),
  per_night: hotelTariffSchema.shape.per_night,
  promotion: promotionSchema.nullable(),
});
export type HotelSnapshot = z.infer<typeof hotelSnapshotSchema>;
