import * as z from 'zod';
import { secondFactorRoutes } from './operationsSecondFactor';
import {
  operationsBookingResponseSchema,
  operationsBookingsQuerySchema,
  operationsBookingsResponseSchema,
  operationsPeopleBodySchema,
  operationsPeopleResponseSchema,
} from './operationsBookings';
import {
  operationsCaseResponseSchema,
  operationsCasesQuerySchema,
  operationsCasesResponseSchema,
} from './operationsCases';
import { operationsStoryParamsSchema, operationsStoryResponseSchema } from './operationsStories';
import { idSchema, instant, reasonSchema, stateSchema } from './operationsFields';

const runSchema = z.object({
  scope: z.enum(['RECENT', 'FULL']),
  started_at: instant,
  finished_at: instant.nullable(),
  /** Null while it runs. PARTIAL: a supplier or the gateway did not answer. LOST: its process died. */
  result: z.enum(['CLEAN', 'DIFFERENT', 'PARTIAL', 'FAILED', 'LOST']).nullable(),
  checked: z.int(),
  unanswered: z.int(),
  /** Number of differences by kind. */
  differences: z.record(z.string(), z.int()),
});
export type ReconciliationRun = z.infer<typeof runSchema>;
const queueSchema = z.object({ waiting: z.int(), oldest_at: instant.nullable(), failed: z.int() });
const operationsSummaryResponseSchema = z.object({
  data: z.object({
    at: instant,
    /** `oldest_at`: creation time of the oldest booking in this state; null for states that have ended. */
    bookings: z.array(
      z.object({
        state: stateSchema,
        count: z.int(),
        oldest_at: instant.nullable(),
        is_finished: z.boolean(),
      }),
    ),
    unfinished: z.object({ count: z.int(), oldest_at: instant.nullable() }),
    cases: z.array(z.object({ kind: stateSchema, count: z.int(), oldest_at: instant })),
    refunds: z.object({ waiting: z.int(), amount: z.int(), manual: z.int() }),
    outbox: queueSchema,
    mails: queueSchema,
    /** Runs of the reconciliation, newest first. */
    runs: z.array(runSchema),
  }),
});
export type OperationsSummary = z.infer<typeof operationsSummaryResponseSchema>['data'];

const operationsParamsSchema = z.object({ id: idSchema });
/** The case as the operator saw it. @see CASE_CHANGED */
const seenCaseSchema = z.object({ id: idSchema, version: z.int() });
const operationsAskBodySchema = z
  .object({ case: seenCaseSchema.optional() })
  .meta({ id: 'OperationsAsk' });
const operationsAskResponseSchema = z.object({ data: z.object({ asked_at: instant }) });
/** `repeated_amount` is typed a second time. `refundable` is the maximum refund that the operator saw. */
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
  data: z.object({
    payment_id: z.string(),
    amount: z.int(),
    refundable: z.int(),
    /** Id of a proposal, set when another operator must agree before the refund is owed. */
    proposal: z.string().optional(),
  }),
});
const decisionSchema = z.enum(['APPROVED', 'DECLINED']);
const operationsDecisionBodySchema = z
  .object({ decision: decisionSchema, note: reasonSchema })
  .meta({ id: 'OperationsDecision' });
const operationsDecisionResponseSchema = z.object({ data: z.object({ decision: decisionSchema }) });
const operationsResolutionBodySchema = z
  .object({ version: z.int(), note: reasonSchema })
  .meta({ id: 'OperationsResolution' });

/**
 * Calls of the console, for operators only; other callers get NOT_FOUND. Each call is recorded with person and time. Amounts
 * are whole pesos.
 */
export const operationsRoutes = {
  ...secondFactorRoutes,
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
    summary:
      "Owes a refund of a payment, at most what is left of it; above the brand's limit it is proposed",
    keyed: true,
    params: operationsParamsSchema,
    body: operationsRefundBodySchema,
    response: operationsRefundResponseSchema,
  },
  'POST operations/refund_proposals/:id/decisions': {
    summary: 'Approves or declines a refund that another operator proposed',
    params: operationsParamsSchema,
    body: operationsDecisionBodySchema,
    response: operationsDecisionResponseSchema,
  },
  'GET operations/stories/:id': {
    summary:
      'Requests, steps, calls, events and mails of a booking, by its code or the id of a request or trace',
    params: operationsStoryParamsSchema,
    response: operationsStoryResponseSchema,
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
