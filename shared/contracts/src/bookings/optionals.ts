import * as z from 'zod';
import { warningSchema } from '../warnings';
import { cancellationSchema } from '../hotels/hotelDetails';
import { documentTypeSchema } from './documentType';
import { travelNameSchema } from './travelName';

/** Kinds of extras. */
export const OPTIONAL_KINDS = ['ASSISTANCE', 'BAGS', 'SEATS', 'PRIORITY', 'TRANSFER'] as const;
export type OptionalKind = (typeof OPTIONAL_KINDS)[number];
export const optionalKindSchema = z.enum(OPTIONAL_KINDS);

/** An extra that can be bought. Whole pesos with taxes; `price` is for one. Nothing is preselected. */
export const optionalSchema = z
  .object({
    /** Opaque code of this price in this booking. */
    code: z.string(),
    kind: optionalKindSchema,
    name: z.string(),
    description: z.string(),
    /** Provider of the extra. */
    operator_name: z.string(),
    /** Day of the service. Null without one. */
    date: z.iso.date().nullable(),
    price: z.int(),
    /** Unit of `price`. */
    per: z.enum(['passenger', 'segment', 'booking']),
    /** Travellers for whom it can be bought. Empty: for the whole booking. */
    passenger_ids: z.array(z.string()),
    segment_ids: z.array(z.string()),
    max_quantity: z.int().min(1),
    /** True when it is in the cart. */
    selected: z.boolean(),
    cancellation: cancellationSchema,
    /** General conditions, a PDF on this host. Omitted without any. */
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
/** Whole pesos. `grand_total` is due now: the booking or its first instalment (`booking_total`), and its extras. */
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

/** One position of a seat map. `x` counts seats across a row, `y` counts rows from the front. */
export const seatSchema = z.object({
  number: z.string(),
  cabin: z.string(),
  /** Letters of Amadeus: W window, A aisle, E exit row, L extra leg room, CH not for infants. */
  characteristicsCodes: z.array(z.string()),
  coordinates: z.object({ x: z.int(), y: z.int() }),
  status: z.enum(['AVAILABLE', 'BLOCKED', 'OCCUPIED']),
  /** Code for the cart. Null when the seat cannot be chosen. */
  code: z.string().nullable(),
  /** Whole pesos with taxes; 0 when included. */
  price: z.int(),
  /** Travellers who may have this seat. */
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
        /** Number of seats and aisles across, the positions of `x`. */
        width: z.int(),
        /** Number of rows, the positions of `y`. */
        length: z.int(),
        seats: z.array(seatSchema),
        /** Lavatories, galleys, exits, storage space and closets: LA, GA, EX, ST, CL. */
        facilities: z.array(
          z.object({ code: z.string(), coordinates: z.object({ x: z.int(), y: z.int() }) }),
        ),
      }),
    ),
  })
  .meta({ id: 'SeatMap' });
export type SeatMap = z.infer<typeof seatMapSchema>;

/** Owner of the cart: a booking, or a prebooking whose extras are sold with it. Exactly one of them. */
const ownerShape = {
  bookingId: z.string().max(64).optional(),
  prebookingId: z.string().min(8).max(64).optional(),
};
const hasOneOwner = ({ bookingId, prebookingId }: { bookingId?: string; prebookingId?: string }) =>
  (bookingId === undefined) !== (prebookingId === undefined);
/** Identity of a booking's traveller for an insurer; `id` as in `unidentified`. */
const identitySchema = z.object({
  id: z.string().max(20),
  /** Mandatory for a traveller whose name the booking does not have; ignored for the others. */
  name: travelNameSchema.optional(),
  lastname: travelNameSchema.optional(),
  document_type: documentTypeSchema,
  document: z.string().min(4).max(16),
  birth_date: z.iso.date(),
});
export type TravelerIdentity = z.infer<typeof identitySchema>;
export const optionalSearchBodySchema = z
  .object({
    ...ownerShape,
    kinds: z.array(optionalKindSchema).min(1).max(OPTIONAL_KINDS.length).optional(),
    /** Identities that the booking did not require. They are stored with it; existing ones are unchanged. */
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
    /** Seat maps of a flight's prebooking, by segment. A segment without a map has no seats to choose. */
    seat_maps: z.array(seatMapSchema).optional(),
    /** Travellers without the document and birth date that some extras need. Omitted when there are none. */
    unidentified: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          lastname: z.string(),
          /** Age of a child in whole years on the first day. Null for an adult. */
          age: z.int().nullable(),
        }),
      )
      .optional(),
    cart: cartSchema,
  }),
  warnings: z.array(warningSchema).optional(),
});
export type OptionalSearch = z.infer<typeof optionalSearchResponseSchema>['data'];

/** `items` replaces the contents of the cart. `cart_version` is the version that the traveller saw. */
export const cartUpdateBodySchema = z
  .object({ ...ownerShape, items: z.array(cartItemSchema).max(120), cart_version: z.int().min(0) })
  .refine(hasOneOwner, { path: ['bookingId'] })
  .meta({ id: 'CartUpdate' });
export const cartUpdateResponseSchema = z.object({ data: z.object({ cart: cartSchema }) });
/** `meta` of CART_VERSION: the cart as it is now. */
export const cartChangedSchema = z.object({ cart: cartSchema });

/** Emergency number by place of the caller. `country` is ISO; null: from any country. */
export const emergencyNumberSchema = z.object({
  country: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
});
/** Emergency numbers, and the steps of a claim. */
export const soldHelpSchema = z.object({
  numbers: z.array(emergencyNumberSchema),
  claims: z.array(z.string()),
});
export type SoldHelp = z.infer<typeof soldHelpSchema>;

/** Status of an extra after its sale. */
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
    /** Whole pesos. `refunded` is the part that is refunded or being refunded. */
    amount: z.int(),
    refunded: z.int(),
    status: z.enum(BOOKED_OPTIONAL_STATUSES),
    status_label: z.string(),
    /** The provider's own number, from its confirmation until a cancellation. */
    locator: z.string().nullable(),
    /** Present with a `locator`. Null when the provider gave no help. */
    help: soldHelpSchema.nullable(),
    /** End of free cancellation, an ISO instant with the local offset. Null when there is no refund. */
    free_until: z.string().nullable(),
  })
  .meta({ id: 'BookedOptional' });
export type BookedOptional = z.infer<typeof bookedOptionalSchema>;

export const optionalParamsSchema = z.object({
  id: z.string().max(64),
  optional: z.string().max(64),
});
/** SIMULATION changes nothing. CANCELLATION costs at most `expected_penalty`, which the traveller saw. Whole pesos. */
export const optionalCancellationBodySchema = z
  .discriminatedUnion('mode', [
    z.object({ mode: z.literal('SIMULATION') }),
    z.object({ mode: z.literal('CANCELLATION'), expected_penalty: z.int().min(0) }),
  ])
  .meta({ id: 'OptionalCancellation' });
/** Cancellation of one extra of a valid booking, by the extra's own terms. After CANCELLATION: the agreed quote. */
export const optionalCancellationResponseSchema = z.object({
  data: z.object({
    is_cancellable: z.boolean(),
    /** Reason why it cannot be cancelled. */
    reason: z.enum(['NOT_CONFIRMED', 'STARTED', 'ALREADY']).nullable(),
    paid: z.int(),
    penalty: z.int(),
    refund: z.int(),
    optional: z.object({ id: z.string(), name: z.string() }),
  }),
});
export type OptionalCancellation = z.infer<typeof optionalCancellationResponseSchema>['data'];
