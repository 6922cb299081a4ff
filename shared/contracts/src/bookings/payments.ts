import * as z from 'zod';
import { bookingStatusSchema, paymentStatusSchema } from './bookings';

export const paymentParamsSchema = z.object({ reference: z.string().max(32) });
/** `payments`: opens a session at the gateway. `return_path` is a path of this site. */
export const paymentBodySchema = z
  .object({
    bookingId: z.string(),
    return_path: z.string().max(300).default('/checkout/hotel'),
    /** Amount for a booking with instalments: the next one, or all that are left. */
    pay: z.enum(['NEXT', 'ALL']).default('NEXT'),
  })
  .meta({ id: 'Payment' });
export type PaymentBody = z.output<typeof paymentBodySchema>;
export const paymentSchema = z.object({
  id: z.string(),
  reference: z.string(),
  requestId: z.string(),
  /** The gateway's hosted page. Null once the payment is final, and after a partial payment, which cannot be completed. */
  processUrl: z.string().nullable(),
  status: paymentStatusSchema,
  status_label: z.string(),
  message: z.string(),
  /**
   * For a PENDING payment: true once the payer has finished and the bank's answer is pending. Null when the gateway has not
   * reported it.
   */
  processing: z.boolean().nullable().default(null),
  amount: z.int(),
  /** Captured whole pesos. A PENDING payment has captured only a part, which is refunded after `expires_at`. */
  captured: z.int().default(0),
  /** Numbers of the instalments that this payment covers. */
  instalments: z.array(z.int()).default([1]),
  /** Whole pesos of this payment that are refunded or being refunded. 0 when nothing was captured. */
  refunded: z.int(),
  currency: z.literal('COP'),
  expires_at: z.iso.datetime(),
  booking: z.object({
    id: z.string(),
    code: z.string(),
    product: z.string(),
    status: bookingStatusSchema,
    status_label: z.string(),
  }),
  receipt: z
    .object({
      authorization: z.string(),
      receipt: z.string(),
      franchise: z.string(),
      issuerName: z.string(),
      paymentMethodName: z.string(),
      internalReference: z.string(),
    })
    .nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;
export const paymentResponseSchema = z.object({ data: paymentSchema });
