import * as z from 'zod';

/** Something that went partly wrong without failing the call, such as a supplier that did not answer. */
export const warningSchema = z.object({
  code: z.string(),
  title: z.string(),
  detail: z.string().optional(),
});
