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
  /** `yes`: only unfinished bookings. */
  unfinished: z.literal('yes').optional(),
  product: moduleIdSchema.optional(),
  supplier: z.string().max(10).optional(),
  /**
   * Start of a booking's code, a payment's reference, a supplier's locator or `Referencia`. People cannot be searched,
   * because their data are encrypted.
   */
  q: z
    .string()
    .trim()
    .regex(/^[\w-]{2,40}$/)
    .optional(),
  /** Days of the booking's creation, in Colombia. */
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
  meta: pageMetaSchema.extend({
    /** True when more bookings match than `total`, which is as far as they are counted. */
    is_more: z.boolean(),
  }),
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
  /** Discount by the payer's bank, and its bearer in the gateway's term. */
  discount: z.object({ amount: z.int(), bearer: z.string() }).nullable(),
  /** Whole pesos already refunded or owed. */
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
  /** Name of an operator. */
  proposed_by: z.string(),
  proposed_at: instant,
  /** True when the reader made the proposal, so that another operator must decide. */
  is_mine: z.boolean(),
});
export type OperationsRefundProposal = z.infer<typeof proposalSchema>;
export const operationsBookingSchema = listedSchema.extend({
  destination_name: z.string(),
  total_pax: z.int(),
  /** Part of `total` that the brand added to the supplier's price. */
  mark_up: z.int(),
  supplier_name: z.string().nullable(),
  /** The caller's own name for the booking. Empty: none. */
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
  /** Masked data; a separate call shows them in full. */
  people: peopleSchema,
  /** Instalments. `payment`: reference of the payment that covers it. */
  schedule: z.array(scheduledPaymentSchema.extend({ payment: z.string().nullable() })),
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  /** Proposals that wait for a decision. */
  refund_proposals: z.array(proposalSchema),
  /** Whole pesos that one operator may still refund alone; more needs a second operator. Null: no limit. */
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
  /** `text` is the part that the traveller reads, if any. */
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
