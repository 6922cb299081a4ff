import * as z from 'zod';

/** One instalment of a booking. */
export const instalmentSchema = z.object({
  /** Number of the instalment, from 1. */
  number: z.int().min(1),
  /** Due day in Colombia. Null: due at once, with the booking. */
  due_on: z.iso.date().nullable(),
  /** Whole pesos, fixed when the booking was quoted. */
  amount: z.int().positive(),
});
export type Instalment = z.infer<typeof instalmentSchema>;
/** The next payment, when it can be made now. */
export const nextPaymentSchema = z
  .object({
    number: z.int().min(1),
    /** Whole pesos. The first payment includes the extras. */
    amount: z.int(),
    /** Due day in Colombia. Null: due at once, until the booking's `pay_by`. */
    due_on: z.iso.date().nullable(),
    /** Time from which an unpaid booking is cancelled by its terms. Null: see `pay_by`. */
    grace_until: z.iso.datetime().nullable(),
    is_overdue: z.boolean(),
  })
  .meta({ id: 'NextPayment' });
export type NextPayment = z.infer<typeof nextPaymentSchema>;
/** OPEN: payable now and not overdue. LATER: payable after earlier ones. */
export const scheduledPaymentSchema = z.object({
  number: z.int().min(1),
  due_on: z.iso.date().nullable(),
  /** Whole pesos. The first payment includes the extras. */
  amount: z.int(),
  status: z.enum(['PAID', 'OPEN', 'LATER', 'OVERDUE']),
  paid_at: z.iso.datetime().nullable(),
});
export type ScheduledPayment = z.infer<typeof scheduledPaymentSchema>;
