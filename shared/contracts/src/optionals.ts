import * as z from 'zod';
import { warningSchema } from './errors';
import { cancellationSchema } from './hotelDetails';

/** What may be sold beside a booking. */
export const OPTIONAL_KINDS = ['ASSISTANCE', 'BAGS', 'SEATS', 'PRIORITY', 'TRANSFER'] as const;
export type OptionalKind = (typeof OPTIONAL_KINDS)[number];
export const optionalKindSchema = z.enum(OPTIONAL_KINDS);

/** Something that can be added. Whole pesos with taxes; `price` is of one. Nothing is selected that the traveller did not choose. */
export const optionalSchema = z
  .object({
    /** Opaque; stands for this price in this booking. */
    code: z.string(),
    kind: optionalKindSchema,
    name: z.string(),
    description: z.string(),
    /** Who provides it. */
    operator_name: z.string(),
    /** The day of the service; null when it has none of its own. */
    date: z.iso.date().nullable(),
    price: z.int(),
    /** What `price` is of. */
    per: z.enum(['passenger', 'segment', 'booking']),
    /** Those it can be bought for; empty: for the booking as a whole. */
    passenger_ids: z.array(z.string()),
    segment_ids: z.array(z.string()),
    max_quantity: z.int().min(1),
    /** Whether the cart has it. */
    selected: z.boolean(),
    cancellation: cancellationSchema,
  })
  .meta({ id: 'Optional' });
export type Optional = z.infer<typeof optionalSchema>;

const cartItemSchema = z.object({
  code: z.string().min(1).max(80),
  quantity: z.int().min(1).max(99),
  passenger_ids: z.array(z.string().max(20)).max(36).default([]),
  segment_ids: z.array(z.string().max(20)).max(20).default([]),
});
export type CartItem = z.input<typeof cartItemSchema>;
/** Whole pesos. `grand_total` is what is paid: the booking and its extras. */
export const cartSchema = z
  .object({
    items: z.array(cartItemSchema.extend({ kind: optionalKindSchema, name: z.string(), price: z.int(), amount: z.int() })),
    subtotal: z.int(),
    booking_total: z.int(),
    grand_total: z.int(),
    version: z.int(),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cartSchema>;

export const optionalSearchBodySchema = z
  .object({ bookingId: z.string().max(64), kinds: z.array(optionalKindSchema).min(1).max(OPTIONAL_KINDS.length).optional() })
  .meta({ id: 'OptionalSearch' });
export const optionalSearchResponseSchema = z.object({
  data: z.object({ optionals: z.array(optionalSchema), cart: cartSchema }),
  warnings: z.array(warningSchema).optional(),
});
export type OptionalSearch = z.infer<typeof optionalSearchResponseSchema>['data'];

/** `items` takes the place of all that was in the cart; `cart_version` names the cart that the traveller saw. */
export const cartUpdateBodySchema = z
  .object({ bookingId: z.string().max(64), items: z.array(cartItemSchema).max(30), cart_version: z.int().min(0) })
  .meta({ id: 'CartUpdate' });
export const cartUpdateResponseSchema = z.object({ data: z.object({ cart: cartSchema }) });
/** `meta` of CART_VERSION: the cart as it is now. */
export const cartChangedSchema = z.object({ cart: cartSchema });

/** An extra of a booking as it was sold, and what became of it. */
export const BOOKED_OPTIONAL_STATUSES = ['CHOSEN', 'CONFIRMING', 'CONFIRMED', 'REFUSED', 'CANCELLED'] as const;
export const bookedOptionalSchema = z
  .object({
    id: z.string(),
    kind: optionalKindSchema,
    name: z.string(),
    description: z.string(),
    operator_name: z.string(),
    date: z.iso.date().nullable(),
    quantity: z.int(),
    /** Whole pesos; `refunded` of it went back or is on its way. */
    amount: z.int(),
    refunded: z.int(),
    status: z.enum(BOOKED_OPTIONAL_STATUSES),
    status_label: z.string(),
    /** The operator's own number, once it has confirmed. */
    locator: z.string().nullable(),
    /** ISO instant with the place's offset; null: cancelling costs the whole of it. */
    free_until: z.string().nullable(),
  })
  .meta({ id: 'BookedOptional' });
export type BookedOptional = z.infer<typeof bookedOptionalSchema>;
