import * as z from 'zod';
import { bookingStatusSchema, paymentStatusSchema } from './bookings';

export const paymentParamsSchema = z.object({ reference: z.string().max(32) });
/** `payments`: opens a session at the gateway; `return_path` is a path of ours. */
export const paymentBodySchema = z
  .object({
    bookingId: z.string(),
    return_path: z.string().max(300).default('/checkout/hotel'),
    /** Of a booking that is paid in instalments: the next one, or everything that is left. */
    pay: z.enum(['NEXT', 'ALL']).default('NEXT'),
  })
  .meta({ id: 'Payment' });
export type PaymentBody = z.output<typeof paymentBodySchema>;
export const paymentSchema = z.object({
  id: z.string(),
  reference: z.string(),
  requestId: z.string(),
  /** The gateway's hosted page; null once the payment is final, and when a part was taken: that is not completed. */
  processUrl: z.string().nullable(),
  status: paymentStatusSchema,
  status_label: z.string(),
  message: z.string(),
  /** Of a PENDING one: whether the payer is done and a bank has yet to answer; null when the gateway has not said. */
  processing: z.boolean().nullable().default(null),
  amount: z.int(),
  /** Whole pesos that were taken. Of a PENDING one a part, without which it cannot be paid whole: it goes back once `expires_at` is over. */
  captured: z.int().default(0),
  /** The numbers of the instalments that it pays. */
  instalments: z.array(z.int()).default([1]),
  /** Whole pesos of it that were given back or are on their way back; 0 when nothing was ever taken. */
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
