import * as z from 'zod';
import { factsSchema, instant, pageMetaSchema, pageSchema, stateSchema } from './operationsFields';

export const operationsCasesQuerySchema = z.object({
  state: z.enum(['OPEN', 'RESOLVED']).default('OPEN'),
  kind: stateSchema.optional(),
  page: pageSchema,
});
const listedCaseSchema = z.object({
  id: z.string(),
  kind: stateSchema,
  state: z.enum(['OPEN', 'RESOLVED']),
  /** Increases with every change. An action names the version that the operator saw. */
  version: z.int(),
  booking: z
    .object({ id: z.string(), code: z.string(), title: z.string(), state: stateSchema })
    .nullable(),
  /** Facts of the case; their fields depend on its kind. */
  data: factsSchema,
  opened_at: instant,
  seen_at: instant,
  resolved_at: instant.nullable(),
});
export type OperationsListedCase = z.infer<typeof listedCaseSchema>;
export const operationsCasesResponseSchema = z.object({
  data: z.array(listedCaseSchema),
  meta: pageMetaSchema,
});
export const operationsCaseSchema = listedCaseSchema.extend({
  payment_id: z.string().nullable(),
  refund_id: z.string().nullable(),
  note: z.string().nullable(),
  /** `actor` is null for the system. */
  actions: z.array(
    z.object({ at: instant, actor: z.string().nullable(), action: stateSchema, data: factsSchema }),
  ),
});
export type OperationsCase = z.infer<typeof operationsCaseSchema>;
export const operationsCaseResponseSchema = z.object({ data: operationsCaseSchema });
