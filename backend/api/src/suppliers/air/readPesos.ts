import * as z from 'zod';

/** Money as a number or as a text of a decimal; below zero nowhere. */
export const amountSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0));
/** Whether it is sold depends on today's rates. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, { error: 'currency' });
