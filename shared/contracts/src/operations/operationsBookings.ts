import * as z from 'zod';
import { bookingStatusSchema, filterDaySchema } from '../bookings/bookings';
import { scheduledPaymentSchema } from '../bookings/schedule';
import { cancellationSchema } from '../hotels/hotelDetails';
import {
  factsSchema,
  instant,
  pageMetaSchema,
  pageSchema,
  reasonSchema,
  stateSchema,
} from './operationsFields';
import { moduleIdSchema } from '../shell/moduleId';

export const operationsBookingsQuerySchema = z.object({
  state: stateSchema.optional(),
  /** `yes`: only those that are not finished. */
  unfinished: z.literal('yes').optional(),
  product: moduleIdSchema.optional(),
  supplier: z.string().max(10).optional(),
  /**
   * Beginning of a booking's code, of a payment's reference, of the supplier's locator or of `Referencia`. People cannot be
   * searched: they are encrypted.
   */
  q: z
    .string()
    .trim()
    .regex(/^[\w-]{2,40}$/)
    .optional(),
  /** Days on which it was made, in Colombia. */
  from: filterDaySchema.optional(),
  to: filterDaySchema.optional(),
  page: pageSchema,
});
const listedSchema = z.object({
  id: z.string(),
  code: z.string(),
  product: moduleIdSchema,
  state: stateSchema,
  status: bookingStatusSchema,
  title: z.string(),
  supplier: z.string(),
  supplier_locator: z.string().nullable(),
  date_from: z.iso.date(),
  date_to: z.iso.date(),
  total: z.int(),
  optionals_total: z.int(),
  created_at: instant,
  open_cases: z.int(),
});
export type OperationsListedBooking = z.infer<typeof listedSchema>;
export const operationsBookingsResponseSchema = z.object({
  data: z.array(listedSchema),
  meta: pageMetaSchema,
});

const peopleSchema = z.object({
  customer: z.object({
    name: z.string(),
    document: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  passengers: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      room: z.int().nullable(),
      age: z.int(),
      document: z.string(),
    }),
  ),
});
export type OperationsPeople = z.infer<typeof peopleSchema>;
const paymentSchema = z.object({
  id: z.string(),
  reference: z.string(),
  state: stateSchema,
  amount: z.int(),
  captured: z.int(),
  /** Discount of the payer's bank, and who bears it, in the gateway's word. */
  discount: z.object({ amount: z.int(), bearer: z.string() }).nullable(),
  /** Given back or owed back already. */
  refund_reserved: z.int(),
  refundable: z.int(),
  request_id: z.string().nullable(),
  receipt: z
    .object({
      authorization: z.string(),
      franchise: z.string(),
      issuerName: z.string(),
      paymentMethodName: z.string(),
      internalReference: z.string(),
    })
    .nullable(),
  created_at: instant,
  expires_at: instant,
  next_at: instant.nullable(),
  failures: z.int(),
  notified_at: z.array(instant),
});
export type OperationsPayment = z.infer<typeof paymentSchema>;
const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  reason: stateSchema,
  state: stateSchema,
  amount: z.int(),
  created_at: instant,
  sent_at: instant.nullable(),
  next_at: instant.nullable(),
  failures: z.int(),
});
const proposalSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  reason: z.string(),
  /** An operator's name. */
  proposed_by: z.string(),
  proposed_at: instant,
  /** Proposed by who asks, and so for another to decide. */
  is_mine: z.boolean(),
});
export type OperationsRefundProposal = z.infer<typeof proposalSchema>;
export const operationsBookingSchema = listedSchema.extend({
  destination_name: z.string(),
  total_pax: z.int(),
  /** Of `total`, what the brand added to its supplier's price. */
  mark_up: z.int(),
  supplier_name: z.string().nullable(),
  /** The caller's own name for it; empty: none. */
  Referencia: z.string().default(''),
  has_account: z.boolean(),
  pay_by: instant,
  updated_at: instant,
  cancellation: cancellationSchema.nullable(),
  cancel_penalty: z.int().nullable(),
  cancel_requested_at: instant.nullable(),
  supplier_tries: z.object({
    attempts: z.int(),
    first_at: instant.nullable(),
    last_at: instant.nullable(),
    look_ups: z.int(),
    failures: z.int(),
    next_at: instant.nullable(),
  }),
  /** Masked; a call of its own shows them. */
  people: peopleSchema,
  /** The parts in which it is paid; `payment`: the reference of the one that paid it. */
  schedule: z.array(scheduledPaymentSchema.extend({ payment: z.string().nullable() })),
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  /** Those that wait for a decision. */
  refund_proposals: z.array(proposalSchema),
  /** Whole pesos that one operator may still give back of it; for more another has to agree. Null: for no amount. */
  refundable_alone: z.int().nullable(),
  optionals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: stateSchema,
      amount: z.int(),
      mark_up: z.int(),
      refunded: z.int(),
      locator: z.string().nullable(),
    }),
  ),
  /** `text` is what the traveller reads of it, if anything. */
  events: z.array(
    z.object({
      at: instant,
      code: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      text: z.string().nullable(),
      data: factsSchema,
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      template: z.string(),
      state: stateSchema,
      subject: z.string().nullable(),
      problem: z.string().nullable(),
      created_at: instant,
      sent_at: instant.nullable(),
    }),
  ),
  cases: z.array(
    z.object({
      id: z.string(),
      kind: stateSchema,
      state: z.enum(['OPEN', 'RESOLVED']),
      opened_at: instant,
    }),
  ),
});
export type OperationsBooking = z.infer<typeof operationsBookingSchema>;
export const operationsBookingResponseSchema = z.object({ data: operationsBookingSchema });
export const operationsPeopleBodySchema = z
  .object({ reason: reasonSchema })
  .meta({ id: 'OperationsPeople' });
export const operationsPeopleResponseSchema = z.object({ data: peopleSchema });
