import * as z from 'zod';
import { warningSchema } from '../warnings';
import { cancellationSchema } from '../hotels/hotelDetails';
import { documentTypeSchema } from './documentType';

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
    /** Its general conditions, a PDF on this host; left out: there are none. */
    conditions_url: z.string().optional(),
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
/** Whole pesos. `grand_total` is what is paid now: of the booking all of it or its first part (`booking_total`), and its extras. */
export const cartSchema = z
  .object({
    items: z.array(
      cartItemSchema.extend({
        kind: optionalKindSchema,
        name: z.string(),
        price: z.int(),
        amount: z.int(),
      }),
    ),
    subtotal: z.int(),
    booking_total: z.int(),
    grand_total: z.int(),
    version: z.int(),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cartSchema>;

/** One place of a seat map. `x` counts seats across the row, `y` rows from the front. */
export const seatSchema = z.object({
  number: z.string(),
  cabin: z.string(),
  /** Amadeus' letters: W window, A aisle, E exit row, L extra leg room, CH not for infants. */
  characteristicsCodes: z.array(z.string()),
  coordinates: z.object({ x: z.int(), y: z.int() }),
  status: z.enum(['AVAILABLE', 'BLOCKED', 'OCCUPIED']),
  /** What a cart takes; null when it cannot be chosen. */
  code: z.string().nullable(),
  /** Whole pesos with taxes; 0 when included. */
  price: z.int(),
  /** Travellers who may sit here. */
  passenger_ids: z.array(z.string()),
});
export type Seat = z.infer<typeof seatSchema>;
export const seatMapSchema = z
  .object({
    segment_id: z.string(),
    aircraft: z.string(),
    decks: z.array(
      z.object({
        name: z.string(),
        /** Seats and aisles across, as places of `x`. */
        width: z.int(),
        /** Rows, as places of `y`. */
        length: z.int(),
        seats: z.array(seatSchema),
        /** Lavatories, galleys, exits: LA, GA, EX, ST, CL. */
        facilities: z.array(
          z.object({ code: z.string(), coordinates: z.object({ x: z.int(), y: z.int() }) }),
        ),
      }),
    ),
  })
  .meta({ id: 'SeatMap' });
export type SeatMap = z.infer<typeof seatMapSchema>;

/** Of a booking, or of a prebooking whose extras are sold with it: exactly one of the two. */
const ownerShape = {
  bookingId: z.string().max(64).optional(),
  prebookingId: z.string().min(8).max(64).optional(),
};
const hasOneOwner = ({ bookingId, prebookingId }: { bookingId?: string; prebookingId?: string }) =>
  (bookingId === undefined) !== (prebookingId === undefined);
/** Who one of a booking's travellers is to an insurer; `id` as in `unidentified`. */
const identitySchema = z.object({
  id: z.string().max(20),
  document_type: documentTypeSchema,
  document: z.string().min(4).max(16),
  birth_date: z.iso.date(),
});
export type TravelerIdentity = z.infer<typeof identitySchema>;
export const optionalSearchBodySchema = z
  .object({
    ...ownerShape,
    kinds: z.array(optionalKindSchema).min(1).max(OPTIONAL_KINDS.length).optional(),
    /** Of a booking that did not ask for them; kept with it. What the booking knew before stays. */
    travelers: z.array(identitySchema).min(1).max(36).optional(),
  })
  .refine(hasOneOwner, { path: ['bookingId'] })
  .refine(({ bookingId, travelers }) => bookingId !== undefined || travelers === undefined, {
    path: ['travelers'],
  })
  .meta({ id: 'OptionalSearch' });
export const optionalSearchResponseSchema = z.object({
  data: z.object({
    optionals: z.array(optionalSchema),
    /** Of a flight's prebooking, by segment; a segment without one has no seats to choose. */
    seat_maps: z.array(seatMapSchema).optional(),
    /** Whose document and birth date are missing for what is sold to known people only; left out: nobody's. */
    unidentified: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          lastname: z.string(),
          /** Whole years on the first day of a child; null: an adult. */
          age: z.int().nullable(),
        }),
      )
      .optional(),
    cart: cartSchema,
  }),
  warnings: z.array(warningSchema).optional(),
});
export type OptionalSearch = z.infer<typeof optionalSearchResponseSchema>['data'];

/** `items` takes the place of all that was in the cart; `cart_version` names the cart that the traveller saw. */
export const cartUpdateBodySchema = z
  .object({ ...ownerShape, items: z.array(cartItemSchema).max(120), cart_version: z.int().min(0) })
  .refine(hasOneOwner, { path: ['bookingId'] })
  .meta({ id: 'CartUpdate' });
export const cartUpdateResponseSchema = z.object({ data: z.object({ cart: cartSchema }) });
/** `meta` of CART_VERSION: the cart as it is now. */
export const cartChangedSchema = z.object({ cart: cartSchema });

/** Who to call from where; `country` ISO, null: from anywhere. */
export const emergencyNumberSchema = z.object({
  country: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
});
/** Who to call when it is needed, and the steps of a claim. */
export const soldHelpSchema = z.object({
  numbers: z.array(emergencyNumberSchema),
  claims: z.array(z.string()),
});
export type SoldHelp = z.infer<typeof soldHelpSchema>;

/** An extra of a booking as it was sold, and what became of it. */
export const BOOKED_OPTIONAL_STATUSES = [
  'CHOSEN',
  'CONFIRMING',
  'CONFIRMED',
  'REFUSED',
  'CANCELLING',
  'CANCELLED',
] as const;
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
    /** The operator's own number, once it has confirmed and until it has cancelled. */
    locator: z.string().nullable(),
    /** As long as there is a `locator`; null: its provider named none. */
    help: soldHelpSchema.nullable(),
    /** ISO instant with the place's offset; null: cancelling costs the whole of it. */
    free_until: z.string().nullable(),
  })
  .meta({ id: 'BookedOptional' });
export type BookedOptional = z.infer<typeof bookedOptionalSchema>;

export const optionalParamsSchema = z.object({
  id: z.string().max(64),
  optional: z.string().max(64),
});
/** SIMULATION changes nothing. CANCELLATION keeps no more than `expected_penalty`, which the traveller saw. Whole pesos. */
export const optionalCancellationBodySchema = z
  .discriminatedUnion('mode', [
    z.object({ mode: z.literal('SIMULATION') }),
    z.object({ mode: z.literal('CANCELLATION'), expected_penalty: z.int().min(0) }),
  ])
  .meta({ id: 'OptionalCancellation' });
/** One extra of a booking that stands, given back alone by its own terms. After CANCELLATION: what was agreed. */
export const optionalCancellationResponseSchema = z.object({
  data: z.object({
    is_cancellable: z.boolean(),
    /** Why not. */
    reason: z.enum(['NOT_CONFIRMED', 'STARTED', 'ALREADY']).nullable(),
    paid: z.int(),
    penalty: z.int(),
    refund: z.int(),
    optional: z.object({ id: z.string(), name: z.string() }),
  }),
});
export type OptionalCancellation = z.infer<typeof optionalCancellationResponseSchema>['data'];
