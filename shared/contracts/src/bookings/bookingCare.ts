import * as z from 'zod';
import { emailSchema } from '../email';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../constants';

/** Maximum calendar days before a refund is sent: Ley 1480 arts. 47 and 50, as amended by Ley 2439 de 2024. */
export const REFUND_DAYS = 15;
/** Field `course`: progress while the displayed status is unchanged. Null: none. */
export const progressStatusSchema = z.enum([
  'HOLDING',
  'CONFIRMING',
  'WAITING',
  'REVIEWING',
  'CANCELLING',
  'CANCEL_REVIEWING',
]);
export type ProgressStatus = z.infer<typeof progressStatusSchema>;

/** RETRACTO: the statutory right to withdraw. FARE: the terms of the fare. Null when neither applies. */
const cancellationRightSchema = z.enum(['RETRACTO', 'FARE']).nullable();
export type CancellationRight = z.infer<typeof cancellationRightSchema>;

/** Cost of cancelling the booking now, by the terms of the sale. Whole pesos. */
export const cancellationQuoteSchema = z
  .object({
    is_cancellable: z.boolean(),
    /** Reason why it cannot be cancelled. */
    reason: z.enum(['NOT_CONFIRMED', 'STARTED', 'ALREADY']).nullable(),
    refundable: z.boolean(),
    /** Amount paid, without refunds already made or due. */
    paid: z.int(),
    penalty: z.int(),
    refund: z.int(),
    /** End of free cancellation. Null when cancelling already costs something or always does. */
    free_until: z.string().nullable(),
    right: cancellationRightSchema.optional(),
    /**
     * True when another rule applies than the statutory five business days to withdraw (Ley 1480 de 2011, art. 47), as for
     * air tickets. Pages then do not mention those days. Absent after CANCELLATION, and in answers of an older api.
     */
    has_own_withdrawal: z.boolean().optional(),
  })
  .meta({ id: 'CancellationQuote' });
export type CancellationQuote = z.infer<typeof cancellationQuoteSchema>;

/** Optional reasons of the traveller, without any consequence. */
export const CANCELLATION_REASONS = [
  'PLANS',
  'DATES',
  'PRICE',
  'HEALTH',
  'MISTAKE',
  'OTHER',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
/** `ends_at` is the end of the hold. Null when nothing changed, because the booking holds nothing or its payment is open. */
export const leftBookingResponseSchema = z.object({
  data: z.object({ ends_at: z.iso.datetime({ offset: true }).nullable() }),
});
/** SIMULATION changes nothing and needs no key. CANCELLATION costs at most `expected_penalty`, which the traveller saw. */
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
    /** After CANCELLATION: the agreed quote, the same in every repeated call. */
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
/** Moves a guest's booking to the signed-in account. The code may have spaces, any case and look-alike characters. */
export const claimBodySchema = z
  .object({ code: z.string().trim().min(4).max(40), email: emailSchema })
  .meta({ id: 'BookingClaim' });
/**
 * `id` once the booking belongs to the account. Before that `sent_to`: the booking's masked address, which received a link
 * to agree.
 */
export const claimResponseSchema = z.object({
  data: z.object({ id: z.string().nullable(), code: z.string(), sent_to: z.string().nullable() }),
});
/** Number of bookings that were added. */
export const joinsResponseSchema = z.object({ data: z.object({ joined: z.int() }) });
export type BookingClaim = z.infer<typeof claimResponseSchema>['data'];

/**
 * Progress of a refund. OWED: not sent yet. SENT: sent to the gateway. DONE: refunded by the gateway. REVIEWING: an operator
 * sends it.
 */
export const refundStatusSchema = z
  .object({
    reason: z.string(),
    state: z.enum(['OWED', 'SENT', 'DONE', 'REVIEWING']),
    amount: z.int(),
    owed_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    done_at: z.iso.datetime().nullable(),
    /** Latest time at which the refund must be sent. */
    due_by: z.iso.datetime(),
    /** Method of the payment, and so of the refund. Null when the gateway did not report it. */
    method: z.string().nullable(),
  })
  .meta({ id: 'RefundStatus' });
export type RefundStatus = z.infer<typeof refundStatusSchema>;
export const triedPaymentSchema = z.object({
  reference: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  status_label: z.string(),
  /**
   * For a PENDING payment: true once the payer has finished and the bank's answer is pending. Null before the first answer
   * of the gateway.
   */
  processing: z.boolean().nullable(),
  amount: z.int(),
  /** Whole pesos of this payment that are refunded or being refunded. */
  refunded: z.int(),
  method: z.string().nullable(),
  created_at: z.iso.datetime(),
});
/** Actions that are possible with the booking now. */
export const bookingAbilitiesSchema = z.object({
  cancel: z.boolean(),
  pay: z.boolean(),
  voucher: z.boolean(),
  calendar: z.boolean(),
  resend: z.boolean(),
});
