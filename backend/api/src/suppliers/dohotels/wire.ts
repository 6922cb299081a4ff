import * as z from 'zod';
import { orElse } from '../maybe';

/**
 * Schemas of this supplier's answers; the README in this folder names its reference. Unknown fields are ignored. Money and
 * coordinates come as number or string.
 */
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
const amount = decimal.pipe(z.number().min(0));
/**
 * An instant in UTC without a zone, to the minute, the second or a fraction: `2027-03-08T23:59:00`. In tests of the vendor's
 * own client, the fraction follows a colon.
 */
const utcText = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d([.:]\d{1,9})?)?$/)
  .transform((text) => text.replace(/^(.{19}):/, '$1.'));

/** Envelope of every answer. `error` is a word; `status` is `ok`, `error`, or `processing` for an order in progress. */
export const envelopeSchema = z.object({
  status: z.string(),
  error: z.string().nullish(),
  data: z.unknown(),
});

const taxSchema = z.object({
  name: z.string(),
  included_by_supplier: z.boolean(),
  amount,
  currency_code: z.string(),
});
const paymentTypeSchema = z.object({
  type: z.string(),
  amount,
  currency_code: z.string(),
  is_need_credit_card_data: orElse(z.boolean(), false),
  tax_data: z.object({ taxes: z.array(taxSchema).nullish() }).nullish(),
  cancellation_penalties: z
    .object({
      free_cancellation_before: utcText.nullish(),
      policies: orElse(
        z.array(
          z.object({
            start_at: utcText.nullish(),
            end_at: utcText.nullish(),
            amount_charge: amount,
          }),
        ),
        [],
      ),
    })
    .nullish(),
});
export type PaymentType = z.infer<typeof paymentTypeSchema>;
/** Numbers that identify a rate's kind of room. */
const roomGroupSchema = z.record(z.string(), z.int().nullable());
export const doRateSchema = z.object({
  book_hash: z.string().nullish(),
  daily_prices: orElse(z.array(amount), []),
  meal: z.string().nullish(),
  payment_options: z.object({ payment_types: z.array(paymentTypeSchema).min(1) }),
  rg_ext: roomGroupSchema.nullish(),
  room_name: z.string(),
  room_data_trans: z
    .object({ main_name: z.string().nullish(), bedding_type: z.string().nullish() })
    .nullish(),
  allotment: z.int().nullish(),
});
export type DoRate = z.infer<typeof doRateSchema>;
export const foundHotelSchema = z.object({ hid: z.int(), rates: z.array(doRateSchema) });
/** Hotels are parsed one by one later, so that one malformed hotel does not affect the others. */
export const hotelsSchema = z.object({ hotels: z.array(z.unknown()) });

export const dumpSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });
export const dumpFileSchema = z.array(z.unknown());
const regionSchema = z.object({
  id: z.int(),
  name: z.string().nullish(),
  country_code: z.string().nullish(),
  iata: z.string().nullish(),
});
export const staticHotelSchema = z.object({
  hid: z.int(),
  id: z.string().nullish(),
  name: z.string().min(1),
  kind: z.string().nullish(),
  star_rating: z.number().nullish(),
  address: z.string().nullish(),
  latitude: decimal.nullish(),
  longitude: decimal.nullish(),
  region: regionSchema.nullish(),
  images: orElse(z.array(z.string()), []),
  description_struct: orElse(
    z.array(z.object({ title: z.string().nullish(), paragraphs: orElse(z.array(z.string()), []) })),
    [],
  ),
  amenity_groups: orElse(
    z.array(
      z.object({
        group_name: z.string().nullish(),
        amenities: orElse(z.array(z.string()), []),
        non_free_amenities: orElse(z.array(z.string()), []),
      }),
    ),
    [],
  ),
  is_closed: orElse(z.boolean(), false),
});
/** A hotel with the fields that only its own page has. */
export const hotelInfoSchema = staticHotelSchema.extend({
  phone: z.string().nullish(),
  check_in_time: z.string().nullish(),
  check_out_time: z.string().nullish(),
  images_ext: orElse(z.array(z.object({ category_slug: z.string().nullish() })), []),
  room_groups: orElse(
    z.array(
      z.object({
        room_group_id: z.int().nullish(),
        name: z.string(),
        images: orElse(z.array(z.string()), []),
        rg_ext: roomGroupSchema,
      }),
    ),
    [],
  ),
  metapolicy_extra_info: z.string().nullish(),
});
export type HotelInfo = z.infer<typeof hotelInfoSchema>;

export const formSchema = z.object({
  order_id: z.int(),
  payment_types: z.array(z.object({ type: z.string(), amount, currency_code: z.string() })).min(1),
});
const money = z.object({ amount, currency_code: z.string() });
const orderSchema = z.object({
  order_id: z.int(),
  status: z.string(),
  partner_data: z.object({ order_id: z.string() }),
  supplier_data: z
    .object({ name: z.string().nullish(), confirmation_id: z.string().nullish() })
    .nullish(),
  amount_sell: money.nullish(),
  amount_refunded: money.nullish(),
  cancellation_info: z
    .object({
      policies: orElse(z.array(z.object({ start_at: utcText.nullish(), penalty: money })), []),
    })
    .nullish(),
});
export type DoOrder = z.infer<typeof orderSchema>;
export const ordersSchema = z.object({ orders: z.array(orderSchema) });
export const cancelledSchema = z.object({ amount_payable: money });
