import * as z from 'zod';
import { operationsBookingSchema } from './operationsBookings';
import { instant } from './operationsFields';

/** A booking's code, a payment's reference, a supplier's locator, or the id of a request or a trace. */
export const STORY_ID = /^[\w.-]{8,64}$/;

const callSchema = z.object({
  name: z.string(),
  method: z.string(),
  /** Path without query, with `{id}` in place of ids. */
  path: z.string(),
  ms: z.int(),
  outcome: z.string(),
});
const traceSchema = z.object({
  at: instant,
  /** Method and route of a request, or `step` and the kind of a worker's step. */
  name: z.string(),
  /** Status of the answer, or `ok` or `failed` for a step. */
  outcome: z.string(),
  ms: z.int(),
  trace_id: z.string(),
  /** Null for a worker's step. */
  request_id: z.string().nullable(),
  /** Support code of the page that sent the request; null when unknown. */
  code: z.string().nullable(),
  calls: z.array(callSchema),
});
export type OperationsTrace = z.infer<typeof traceSchema>;
export const operationsStoryParamsSchema = z.object({ id: z.string().regex(STORY_ID) });
export const operationsStoryResponseSchema = z.object({
  data: z.object({
    /** Null: no booking has this id. */
    booking: operationsBookingSchema.nullable(),
    /** Requests that may have changed the booking, and steps that called an outside system or failed; newest first. */
    traces: z.array(traceSchema),
    /** True when there are older ones. */
    has_more: z.boolean(),
    /** Releases of the pages of these requests, by support code. */
    releases: z.array(
      z.object({
        code: z.string(),
        parts: z.array(z.object({ part: z.string(), release: z.string() })),
      }),
    ),
    /** Addresses of the operator's stores of logs and traces, with `{id}` for an id. Null: not configured. */
    logs_url: z.string().nullable(),
    traces_url: z.string().nullable(),
  }),
});
export type OperationsStory = z.infer<typeof operationsStoryResponseSchema>['data'];
