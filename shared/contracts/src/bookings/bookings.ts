import * as z from 'zod';
import { emailSchema } from '../email';
import {
  bookingAbilitiesSchema,
  progressStatusSchema,
  cancellationQuoteSchema,
  refundStatusSchema,
  triedPaymentSchema,
} from './bookingCare';
import { BOOKING_STATUSES, CHANNEL, DOCUMENT_TYPES, GENDERS, PAYMENT_STATUSES } from '../constants';
import {
  cancellationSchema,
  hotelTariffSchema,
  priceBreakdownSchema,
} from '../hotels/hotelDetails';
import { BOOKING_CODE_MAX, MAX_AGE, REMARKS_MAX } from '../limits';
import { moduleIdSchema } from '../shell/moduleId';
import { documentTypeSchema } from './documentType';
import { normalizeLine } from './personName';
import { personNameSchema, travelNameSchema } from './travelName';
import { bookedOptionalSchema } from './optionals';
import { nextPaymentSchema, scheduledPaymentSchema } from './schedule';

export { personNameSchema, travelNameSchema };
const genderSchema = z.union([z.literal(GENDERS.MASCULINO), z.literal(GENDERS.FEMENINO)]);
/**
 * Name, document and contact of a person. `phone` is E.164 without the country. Documents follow the travel rules by type.
 */
export const personSchema = z.object({
  name: personNameSchema,
  lastname: personNameSchema,
  document_type: documentTypeSchema,
  document: z.string().min(4).max(16),
  email: emailSchema,
  phone_country: z.string().regex(/^\d{1,4}$/),
  phone: z.string().regex(/^\d{6,15}$/),
  birth_date: z.iso.date(),
  gender: genderSchema,
  nationality: z.string().regex(/^[A-Z]{2}$/),
});
export const companyNameSchema = z.string().overwrite(normalizeLine).min(2).max(60);
const buyerSchema = personSchema.extend({
  name: travelNameSchema,
  lastname: travelNameSchema,
  company: companyNameSchema.optional(),
  document_type: personSchema.shape.document_type.optional(),
  document: personSchema.shape.document.optional(),
  birth_date: personSchema.shape.birth_date.optional(),
  gender: personSchema.shape.gender.optional(),
});
type BuyerField = keyof z.input<typeof buyerSchema>;
/** Refinement that requires the fields that `neededBy` returns for a buyer. */
const requiring =
  (neededBy: (buyer: z.output<typeof buyerSchema>) => readonly BuyerField[]) =>
  (buyer: z.output<typeof buyerSchema>, context: z.RefinementCtx) => {
    for (const field of neededBy(buyer))
      if (buyer[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'required' });
  };
/**
 * The buyer: a person, or with a NIT the company of that razón social, represented by `name` and `lastname`. A person needs
 * names and contact only. A document has a type and a number, or neither.
 */
export const customerSchema = buyerSchema
  .superRefine(
    requiring(({ document_type, document }) => {
      if (document_type === DOCUMENT_TYPES.NIT) return ['document', 'company'];
      return (document_type ?? document) === undefined ? [] : ['document_type', 'document'];
    }),
  )
  .meta({ id: 'Customer' });
/** A buyer whose document, birth date and gender the product needs. A company has no birth date or gender. */
export const identifiedCustomerSchema = buyerSchema
  .superRefine(
    requiring(({ document_type }) =>
      document_type === DOCUMENT_TYPES.NIT
        ? ['document', 'company']
        : ['document_type', 'document', 'birth_date', 'gender'],
    ),
  )
  .meta({ id: 'IdentifiedCustomer' });
export type Customer = z.infer<typeof customerSchema>;
/**
 * One guest. `room` counts from 1, `age` is whole years on arrival, `holder` marks the guest responsible for the room. Hotels
 * need the names of these guests only; another guest has both names or none.
 */
export const guestSchema = z
  .object({
    room: z.int().min(1).max(9),
    type: z.enum(['AD', 'CH']),
    name: travelNameSchema.optional(),
    lastname: travelNameSchema.optional(),
    age: z.int().min(0).max(MAX_AGE),
    holder: z.boolean(),
  })
  .superRefine((guest, context) => {
    if (!guest.holder && guest.name === undefined && guest.lastname === undefined) return;
    for (const field of ['name', 'lastname'] as const)
      if (guest[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'required' });
  });
export type Guest = z.infer<typeof guestSchema>;
/** Versions of the texts that the buyer accepted. `cancellation_policy_hash` identifies the terms that were shown. */
export const consentsSchema = z.object({
  terms_version: z.string(),
  data_policy_version: z.string(),
  cancellation_policy_hash: z.string(),
  /** True when the traveller knows of an equal booking from minutes ago and wants both. */
  duplicate: z.boolean().optional(),
});
/** The caller's own name for a booking, one line. */
export const referenceSchema = z
  .string()
  .trim()
  .max(64)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
  .default('');
/** The body of a sale, in which a buyer accepts the terms. */
export type Accepting<Body> = Body & { accepts: z.input<typeof consentsSchema> };
/**
 * `hotels/prebookings`. Field names of the specification. `expected_total` and `accepts` are ours; only the latter is
 * mandatory.
 */
export const hotelPrebookingBodySchema = z
  .object({
    sessionCode: z.string().min(8).max(64),
    hotelCode: z.string().min(1).max(40),
    productCode: z.string().min(1).max(200),
    Referencia: referenceSchema,
    Canal: z.literal(CHANNEL),
    customer: customerSchema,
    Guests: z.array(guestSchema).min(1).max(36),
    Observaciones: z.string().max(REMARKS_MAX).default(''),
    in_simular: z.union([z.literal(0), z.literal(1)]).default(0),
    from: z.iso.date(),
    to: z.iso.date(),
    /** Whole pesos that the traveller saw. Default: the displayed price of `productCode`. */
    expected_total: z.int().positive().optional(),
    /** Mandatory unless `in_simular` is 1. */
    accepts: consentsSchema.optional(),
  })
  .meta({ id: 'HotelPrebooking' });
export type HotelPrebookingBody = Accepting<z.input<typeof hotelPrebookingBodySchema>>;

export const bookingStatusSchema = z.enum(BOOKING_STATUSES);
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
/** `previous` is the price that the traveller saw, `current` the supplier's new price; whole pesos. */
export const priceChangeSchema = z.object({
  previous: z.int(),
  current: z.int(),
  difference: z.int(),
  porcent: z.number(),
  changed: z.boolean(),
});
export type PriceChange = z.infer<typeof priceChangeSchema>;
/** `meta` of PRICE_CHANGED: the new offer, with its own productCode. With an unchanged price the terms became worse. */
export const priceChangedSchema = z.object({ price: priceChangeSchema, tariff: hotelTariffSchema });
export type PriceChanged = z.infer<typeof priceChangedSchema>;
/** `meta` of DUPLICATE_BOOKING: code of the booking made a moment ago. Null when the caller may not see it. */
export const duplicateBookingSchema = z.object({ code: z.string().nullable() });
export const prebookingResponseSchema = z.object({
  data: z.object({
    /** Null when `in_simular` is 1. */
    booking: z
      .object({
        id: z.string(),
        code: z.string(),
        product: z.string(),
        status: bookingStatusSchema,
        created_at: z.iso.datetime(),
        expires_at: z.iso.datetime(),
      })
      .nullable(),
    price: priceChangeSchema,
    cancellation: cancellationSchema,
    rate_comments: z.string(),
    pay_by: z.iso.datetime(),
    next: z.literal('payments'),
  }),
});
export type PrebookingResponse = z.infer<typeof prebookingResponseSchema>;

/** One booking in a list, with the same fields for every product. */
export const bookingSummarySchema = z
  .object({
    id: z.string(),
    code: z.string(),
    product: moduleIdSchema,
    title: z.string(),
    image: z.string(),
    date_from: z.iso.date(),
    date_to: z.iso.date(),
    destination_name: z.string(),
    totalPax: z.int(),
    /** Whole pesos of the product only. The extras cost `optionals_total` in addition. */
    total: z.int(),
    optionals_total: z.int(),
    currency: z.literal('COP'),
    status: bookingStatusSchema,
    status_label: z.string(),
    course: progressStatusSchema.nullable(),
    /**
     * For a paid booking that the supplier has not confirmed: deadline for its confirmation or cancellation. Null: nothing
     * is pending.
     */
    waits_until: z.iso.datetime().nullable(),
    payment_status: paymentStatusSchema.nullable(),
    /** Whole pesos that are refunded or being refunded. */
    refunded: z.int(),
    /** Whole pesos still to be paid, extras included. 0 for a booking that has ended. */
    balance: z.int(),
    /** Null when nothing can be paid now. */
    next_payment: nextPaymentSchema.nullable(),
    /** Whole pesos of an open payment that is incomplete. Nothing else can be paid until they are being refunded. */
    part_paid: z.int().default(0),
    created_at: z.iso.datetime(),
    pay_by: z.iso.datetime().nullable(),
    supplier_locator: z.string().nullable(),
  })
  .meta({ id: 'BookingSummary' });
export type BookingSummary = z.infer<typeof bookingSummarySchema>;
export const bookingDetailSchema = bookingSummarySchema
  .extend({
    /** Passengers with masked documents. */
    passengers: z.array(
      z.object({
        name: z.string(),
        lastname: z.string(),
        type: z.string(),
        room: z.int().nullable(),
        document_masked: z.string(),
      }),
    ),
    /** `company`: razón social of the buying company, which `name` represents. */
    contact: z.object({
      name: z.string(),
      company: z.string().optional(),
      email: z.string(),
      phone: z.string(),
    }),
    price_breakdown: priceBreakdownSchema,
    cancellation: cancellationSchema.nullable(),
    rate_comments: z.string(),
    /** The caller's own name for the booking. Empty: none. */
    Referencia: z.string().default(''),
    supplier_name: z.string().nullable(),
    /** The product as it was sold. Its format is the product's own, and the product's slot shows it. */
    snapshot: z.record(z.string(), z.unknown()),
    events: z.array(z.object({ at: z.iso.datetime(), code: z.string(), text: z.string() })),
    can: bookingAbilitiesSchema,
    /** Cost of a cancellation at this moment. */
    cancellation_now: cancellationQuoteSchema,
    /** Refunds, oldest first, like the payments. */
    refunds: z.array(refundStatusSchema),
    payments: z.array(triedPaymentSchema),
    /** Instalments in their order, usually one. */
    schedule: z.array(scheduledPaymentSchema),
    optionals: z.array(bookedOptionalSchema),
  })
  .meta({ id: 'BookingDetail' });
export type BookingDetail = z.infer<typeof bookingDetailSchema>;
export const bookingsResponseSchema = z.object({
  data: z.array(bookingSummarySchema),
  meta: z.object({
    /** Number of bookings that match the filter; `data` is one page of them. */
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    /** Number of bookings for each `when` under the other filters. */
    counts: z.object({ upcoming: z.int(), past: z.int(), cancelled: z.int() }),
    /** Products of all the traveller's bookings. */
    products: z.array(moduleIdSchema),
    /** Number of bookings with the account's e-mail that were made without the account. `bookings/joins` adds them. */
    joinable: z.int(),
  }),
});
/** First or last day of a filter. The database has no year 0. */
export const filterDaySchema = z.iso.date().refine((day) => day > '0001');
export const BOOKING_TIMES = ['upcoming', 'past', 'cancelled'] as const;
/**
 * `when` from the traveller's view: cancelled, rejected and expired bookings are neither upcoming nor past, and payable ones
 * are upcoming. `from` and `to` are days of travel; a booking that overlaps them matches. `code` is the start of a booking's
 * code, in any case, with spaces and look-alike characters.
 */
export const bookingsQuerySchema = z.object({
  when: z.enum(BOOKING_TIMES).optional(),
  status: bookingStatusSchema.optional(),
  product: moduleIdSchema.optional(),
  code: z
    .string()
    .trim()
    .max(BOOKING_CODE_MAX)
    .regex(/^[A-Za-z0-9 -]*$/)
    .optional(),
  from: filterDaySchema.optional(),
  to: filterDaySchema.optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export const bookingParamsSchema = z.object({ id: z.string().max(64) });
export const bookingResponseSchema = z.object({ data: bookingDetailSchema });
