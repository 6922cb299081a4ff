import * as z from 'zod';

/** One payment of a booking that is paid in several. */
export const instalmentSchema = z.object({
  /** Counts from 1. */
  number: z.int().min(1),
  /** The last day on which it is on time, in Colombia; null: at once, with the booking. */
  due_on: z.iso.date().nullable(),
  /** Whole pesos, fixed when the booking was quoted. */
  amount: z.int().positive(),
});
export type Instalment = z.infer<typeof instalmentSchema>;
/** What is to be paid next, and can be paid now. */
export const nextPaymentSchema = z
  .object({
    number: z.int().min(1),
    /** Whole pesos; with the extras in the first one. */
    amount: z.int(),
    /** The last day on which it is on time, in Colombia; null: at once, until the booking's `pay_by`. */
    due_on: z.iso.date().nullable(),
    /** From then on the booking is cancelled by its terms; null: see `pay_by`. */
    grace_until: z.iso.datetime().nullable(),
    is_overdue: z.boolean(),
  })
  .meta({ id: 'NextPayment' });
export type NextPayment = z.infer<typeof nextPaymentSchema>;
/** OPEN: can be paid now, and is on time; LATER: after others. */
export const scheduledPaymentSchema = z.object({
  number: z.int().min(1),
  due_on: z.iso.date().nullable(),
  /** Whole pesos; with the extras in the first one. */
  amount: z.int(),
  status: z.enum(['PAID', 'OPEN', 'LATER', 'OVERDUE']),
  paid_at: z.iso.datetime().nullable(),
});
export type ScheduledPayment = z.infer<typeof scheduledPaymentSchema>;
