import * as z from 'zod';
import { bookingStatusSchema, filterDaySchema } from './bookings';
import { MODULES } from './constants';
import { cancellationSchema } from './hotelDetails';

/** The console's calls: for operators only, everybody else gets NOT_FOUND; each one is recorded with who and when. Money is whole pesos. */
const instant = z.iso.datetime();
const stateSchema = z.string().regex(/^[A-Z][A-Z_]{2,39}$/);
/** What an operator gives as a reason; it stays in the record for good. */
const reasonSchema = z.string().trim().min(5).max(500);
const idSchema = z.string().max(64);
const factsSchema = z.record(z.string(), z.unknown());

const runSchema = z.object({
  scope: z.enum(['RECENT', 'FULL']),
  started_at: instant,
  finished_at: instant.nullable(),
  /** Null while it runs. PARTIAL: somebody could not be asked; LOST: its process died. */
  result: z.enum(['CLEAN', 'DIFFERENT', 'PARTIAL', 'FAILED', 'LOST']).nullable(),
  checked: z.int(),
  unanswered: z.int(),
  /** By kind of difference. */
  differences: z.record(z.string(), z.int()),
});
export type ReconciliationRun = z.infer<typeof runSchema>;
const queueSchema = z.object({ waiting: z.int(), oldest_at: instant.nullable(), failed: z.int() });
const operationsSummaryResponseSchema = z.object({
  data: z.object({
    at: instant,
    /** `oldest_at`: when the oldest one in this state was made. */
    bookings: z.array(
      z.object({
        state: stateSchema,
        count: z.int(),
        oldest_at: instant,
        is_finished: z.boolean(),
      }),
    ),
    unfinished: z.object({ count: z.int(), oldest_at: instant.nullable() }),
    cases: z.array(z.object({ kind: stateSchema, count: z.int(), oldest_at: instant })),
    refunds: z.object({ waiting: z.int(), amount: z.int(), manual: z.int() }),
    outbox: queueSchema,
    mails: queueSchema,
    /** Newest first. */
    runs: z.array(runSchema),
  }),
});
export type OperationsSummary = z.infer<typeof operationsSummaryResponseSchema>['data'];

const pageSchema = z.coerce.number().int().min(1).max(1000).default(1);
const operationsBookingsQuerySchema = z.object({
  state: stateSchema.optional(),
  /** `yes`: only those whose course is not over. */
  unfinished: z.literal('yes').optional(),
  product: z.enum(MODULES).optional(),
  supplier: z.string().max(10).optional(),
  /** Beginning of a booking's code, of a payment's reference or of the supplier's locator. People cannot be searched: they are encrypted. */
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
  product: z.enum(MODULES),
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
const pageMetaSchema = z.object({ total: z.int(), page: z.int(), page_size: z.int() });
const operationsBookingsResponseSchema = z.object({
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
const operationsBookingSchema = listedSchema.extend({
  destination_name: z.string(),
  total_pax: z.int(),
  supplier_name: z.string().nullable(),
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
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  optionals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: stateSchema,
      amount: z.int(),
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
const operationsBookingResponseSchema = z.object({ data: operationsBookingSchema });
const operationsParamsSchema = z.object({ id: idSchema });
const operationsPeopleBodySchema = z
  .object({ reason: reasonSchema })
  .meta({ id: 'OperationsPeople' });
const operationsPeopleResponseSchema = z.object({ data: peopleSchema });

const operationsCasesQuerySchema = z.object({
  state: z.enum(['OPEN', 'RESOLVED']).default('OPEN'),
  kind: stateSchema.optional(),
  page: pageSchema,
});
const listedCaseSchema = z.object({
  id: z.string(),
  kind: stateSchema,
  state: z.enum(['OPEN', 'RESOLVED']),
  /** Grows with every change: an action names the version that was seen. */
  version: z.int(),
  booking: z
    .object({ id: z.string(), code: z.string(), title: z.string(), state: stateSchema })
    .nullable(),
  /** What was seen, by its kind. */
  data: factsSchema,
  opened_at: instant,
  seen_at: instant,
  resolved_at: instant.nullable(),
});
export type OperationsListedCase = z.infer<typeof listedCaseSchema>;
const operationsCasesResponseSchema = z.object({
  data: z.array(listedCaseSchema),
  meta: pageMetaSchema,
});
const operationsCaseSchema = listedCaseSchema.extend({
  payment_id: z.string().nullable(),
  refund_id: z.string().nullable(),
  note: z.string().nullable(),
  /** `actor` is null for the system itself. */
  actions: z.array(
    z.object({ at: instant, actor: z.string().nullable(), action: stateSchema, data: factsSchema }),
  ),
});
export type OperationsCase = z.infer<typeof operationsCaseSchema>;
const operationsCaseResponseSchema = z.object({ data: operationsCaseSchema });

/** The case from which an operator acts, as it was seen. @see CASE_CHANGED */
const seenCaseSchema = z.object({ id: idSchema, version: z.int() });
const operationsAskBodySchema = z
  .object({ case: seenCaseSchema.optional() })
  .meta({ id: 'OperationsAsk' });
const operationsAskResponseSchema = z.object({ data: z.object({ asked_at: instant }) });
/** `repeated_amount` is typed a second time; `refundable` is what the operator saw could go back. */
const operationsRefundBodySchema = z
  .object({
    payment_id: idSchema,
    amount: z.int().positive(),
    repeated_amount: z.int(),
    refundable: z.int(),
    reason: reasonSchema,
    case: seenCaseSchema.optional(),
  })
  .meta({ id: 'OperationsRefund' });
export const operationsRefundResponseSchema = z.object({
  data: z.object({ payment_id: z.string(), amount: z.int(), refundable: z.int() }),
});
const operationsResolutionBodySchema = z
  .object({ version: z.int(), note: reasonSchema })
  .meta({ id: 'OperationsResolution' });

export const operationsRoutes = {
  'GET operations/summary': {
    summary: 'How the checkout stands',
    response: operationsSummaryResponseSchema,
  },
  'GET operations/bookings': {
    summary: 'Bookings by state, product, supplier, code or day',
    query: operationsBookingsQuerySchema,
    response: operationsBookingsResponseSchema,
  },
  'GET operations/bookings/:id': {
    summary: 'All that is known of one booking, its people masked',
    params: operationsParamsSchema,
    response: operationsBookingResponseSchema,
  },
  'POST operations/bookings/:id/people': {
    summary: 'The people of a booking, for a reason that is kept',
    params: operationsParamsSchema,
    body: operationsPeopleBodySchema,
    response: operationsPeopleResponseSchema,
  },
  'POST operations/bookings/:id/asks': {
    summary: 'Has supplier and gateway asked again now',
    params: operationsParamsSchema,
    body: operationsAskBodySchema,
    response: operationsAskResponseSchema,
  },
  'POST operations/bookings/:id/refunds': {
    summary: 'Owes a refund of a payment, at most what is left of it',
    keyed: true,
    params: operationsParamsSchema,
    body: operationsRefundBodySchema,
    response: operationsRefundResponseSchema,
  },
  'GET operations/cases': {
    summary: 'What needs a person',
    query: operationsCasesQuerySchema,
    response: operationsCasesResponseSchema,
  },
  'GET operations/cases/:id': {
    summary: 'One case with what was done about it',
    params: operationsParamsSchema,
    response: operationsCaseResponseSchema,
  },
  'POST operations/cases/:id/resolutions': {
    summary: 'Marks a case as resolved',
    params: operationsParamsSchema,
    body: operationsResolutionBodySchema,
    response: operationsCaseResponseSchema,
  },
} as const;
