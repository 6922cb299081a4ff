import * as z from 'zod';
import { emailSchema } from '../email';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../constants';

/** Calendar days in which money that is owed back leaves us at the latest: Ley 1480 arts. 47 and 50, as Ley 2439 de 2024 has them. */
export const REFUND_DAYS = 15;
/** Field `course`: what is in progress while the shown status stays the same; null: nothing is. */
export const progressStatusSchema = z.enum([
  'HOLDING',
  'CONFIRMING',
  'WAITING',
  'REVIEWING',
  'CANCELLING',
  'CANCEL_REVIEWING',
]);
export type ProgressStatus = z.infer<typeof progressStatusSchema>;

/** RETRACTO: the law's right to withdraw after buying; FARE: the fare's own terms; null: none, or the product has no such difference. */
const cancellationRightSchema = z.enum(['RETRACTO', 'FARE']).nullable();
export type CancellationRight = z.infer<typeof cancellationRightSchema>;

/** What ending the booking now costs, from the terms as sold. Whole pesos. */
export const cancellationQuoteSchema = z
  .object({
    is_cancellable: z.boolean(),
    /** Why not. */
    reason: z.enum(['NOT_CONFIRMED', 'STARTED', 'ALREADY']).nullable(),
    refundable: z.boolean(),
    /** What the traveller has paid and would not have back already. */
    paid: z.int(),
    penalty: z.int(),
    refund: z.int(),
    /** Null: it costs something already, or always does. */
    free_until: z.string().nullable(),
    right: cancellationRightSchema.optional(),
    /**
     * Whether another rule stands in place of the law's five business days to withdraw (Ley 1480 de 2011, art. 47), as for air
     * tickets, so that nothing is said of those. Absent after CANCELLATION, and from an older api.
     */
    has_own_withdrawal: z.boolean().optional(),
  })
  .meta({ id: 'CancellationQuote' });
export type CancellationQuote = z.infer<typeof cancellationQuoteSchema>;

/** Why the traveller cancels, should they say; nothing follows from it. */
export const CANCELLATION_REASONS = [
  'PLANS',
  'DATES',
  'PRICE',
  'HEALTH',
  'MISTAKE',
  'OTHER',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
/** `ends_at` is when the hold ends. Null: nothing has changed, because the booking holds nothing or its payment is open. */
export const leftBookingResponseSchema = z.object({
  data: z.object({ ends_at: z.iso.datetime({ offset: true }).nullable() }),
});
/** SIMULATION changes nothing and needs no key. CANCELLATION takes no more than `expected_penalty`, which the traveller saw. */
export const cancellationBodySchema = z
  .discriminatedUnion('mode', [
    z.object({ mode: z.literal('SIMULATION') }),
    z.object({
      mode: z.literal('CANCELLATION'),
      expected_penalty: z.int().min(0),
      reason: z.enum(CANCELLATION_REASONS).optional(),
    }),
  ])
  .meta({ id: 'Cancellation' });
export const cancellationResponseSchema = z.object({
  data: z.object({
    /** After CANCELLATION: what was agreed, the same at every repetition. */
    quote: cancellationQuoteSchema,
    booking: z.object({
      id: z.string(),
      code: z.string(),
      status: z.enum(BOOKING_STATUSES),
      status_label: z.string(),
      course: progressStatusSchema.nullable(),
    }),
  }),
});
export type BookingCancellation = z.infer<typeof cancellationResponseSchema>['data'];
/** A guest's booking becomes the signed-in traveller's. The code may be typed with spaces, in any case, with look-alikes. */
export const claimBodySchema = z
  .object({ code: z.string().trim().min(4).max(40), email: emailSchema })
  .meta({ id: 'BookingClaim' });
/** `id` once it is the traveller's; before that `sent_to`, the booking's masked address, which has a link to agree with. */
export const claimResponseSchema = z.object({
  data: z.object({ id: z.string().nullable(), code: z.string(), sent_to: z.string().nullable() }),
});
/** How many bookings were added. */
export const joinsResponseSchema = z.object({ data: z.object({ joined: z.int() }) });
export type BookingClaim = z.infer<typeof claimResponseSchema>['data'];

/** Money on its way back. OWED: ours to send; SENT: the gateway has it; DONE: the gateway gave it back; REVIEWING: a person sends it. */
export const refundStatusSchema = z
  .object({
    reason: z.string(),
    state: z.enum(['OWED', 'SENT', 'DONE', 'REVIEWING']),
    amount: z.int(),
    owed_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    done_at: z.iso.datetime().nullable(),
    /** The latest moment at which it has to be sent. */
    due_by: z.iso.datetime(),
    /** How it was paid, and so where it goes back to; null when the gateway did not say. */
    method: z.string().nullable(),
  })
  .meta({ id: 'RefundStatus' });
export type RefundStatus = z.infer<typeof refundStatusSchema>;
export const triedPaymentSchema = z.object({
  reference: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  status_label: z.string(),
  /** Of a PENDING one: whether the payer was done when the gateway was last asked; null before. */
  processing: z.boolean().nullable(),
  amount: z.int(),
  /** Whole pesos of it that were given back or are on their way back. */
  refunded: z.int(),
  method: z.string().nullable(),
  created_at: z.iso.datetime(),
});
/** What may be done with the booking now. */
export const bookingAbilitiesSchema = z.object({
  cancel: z.boolean(),
  pay: z.boolean(),
  voucher: z.boolean(),
  calendar: z.boolean(),
  resend: z.boolean(),
});
