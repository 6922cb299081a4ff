import * as z from 'zod';

/** One error; `source.pointer` is a JSON pointer into the body, `source.parameter` a query name. */
export const apiErrorSchema = z.object({
  status: z.int(),
  code: z.string(),
  title: z.string(),
  detail: z.string().optional(),
  source: z.object({ pointer: z.string().optional(), parameter: z.string().optional() }).optional(),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
/** `meta` has the format of the code's own schema, such as `priceChangedSchema` of PRICE_CHANGED. */
export const errorsSchema = z
  .object({
    errors: z.array(apiErrorSchema).min(1),
    meta: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Errors' });
export type ApiErrors = z.infer<typeof errorsSchema>;
