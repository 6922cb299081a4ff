import * as z from 'zod';

/** A partial failure of a successful call, such as a supplier that did not answer. */
export const warningSchema = z.object({
  code: z.string(),
  title: z.string(),
  detail: z.string().optional(),
});
