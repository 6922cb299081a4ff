import * as z from 'zod';

const MAX_HIDS = 300;
const language = z.enum(['es', 'en']);
const stay = {
  checkin: z.iso.date(),
  checkout: z.iso.date(),
  /** Country of residence of the guests, ISO 3166-1 alpha-2 in lower case. */
  residency: z.string().regex(/^[a-z]{2}$/),
  language,
  guests: z
    .array(
      z.strictObject({
        adults: z.int().min(1).max(6),
        children: z.array(z.int().min(0).max(17)).max(4),
      }),
    )
    .min(1)
    .max(9),
  currency: z.literal('COP'),
  /** Seconds for which the caller waits. */
  timeout: z.int().min(1).max(100).optional(),
};
export const regionSearchSchema = z.strictObject({
  ...stay,
  region_id: z.int(),
  hotels_limit: z.int().min(1).optional(),
});
export const hotelsSearchSchema = z.strictObject({
  ...stay,
  hids: z.array(z.int()).min(1).max(MAX_HIDS),
});
export const hotelpageSchema = z.strictObject({ ...stay, hid: z.int() });
export type StayRequest = Pick<z.output<typeof hotelpageSchema>, 'checkin' | 'checkout' | 'guests'>;
export const prebookSchema = z.strictObject({
  hash: z.string().min(1),
  price_increase_percent: z.int().min(0).max(100).default(0),
});

export const dumpSchema = z.strictObject({ inventory: z.literal('all').default('all'), language });
export const reviewsDumpSchema = z.strictObject({ language });
export const hotelInfoSchema = z.strictObject({ hid: z.int(), language });

const orderId = z.string().min(3).max(256);
export const formSchema = z.strictObject({
  partner_order_id: orderId,
  book_hash: z.string().min(1),
  language,
  user_ip: z.string().min(1),
});
const name = z.string().min(1).max(60);
const guest = z.strictObject({
  first_name: name,
  last_name: name,
  is_child: z.boolean().optional(),
  age: z.int().min(0).max(17).optional(),
});
export const finishSchema = z.strictObject({
  user: z.strictObject({
    email: z.email(),
    phone: z.string().min(5).max(35),
    comment: z.string().max(2000).optional(),
  }),
  partner: z.strictObject({
    partner_order_id: orderId,
    comment: z.string().max(2000).optional(),
    amount_sell_b2b2c: z.string().optional(),
  }),
  language,
  rooms: z
    .array(z.strictObject({ guests: z.array(guest).min(1) }))
    .min(1)
    .max(9),
  payment_type: z.strictObject({
    type: z.literal('deposit'),
    amount: z.string().regex(/^\d+(\.\d{1,2})?$/),
    currency_code: z.literal('COP'),
  }),
});
export type FinishRequest = z.output<typeof finishSchema>;
export const statusSchema = z.strictObject({ partner_order_id: orderId });
export const orderInfoSchema = z.strictObject({
  ordering: z.strictObject({
    ordering_type: z.enum(['asc', 'desc']),
    ordering_by: z.literal('created_at'),
  }),
  pagination: z.strictObject({ page_size: z.int().min(1).max(50), page_number: z.int().min(1) }),
  search: z
    .strictObject({
      partner_order_ids: z.array(orderId).max(50).optional(),
      order_ids: z.array(z.int()).max(50).optional(),
    })
    .optional(),
  language,
});
