import * as z from 'zod';

/** Money as a number or a decimal string, never negative. */
export const amountSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0));
/** Any currency is accepted here; today's exchange rates decide whether the offer is sold. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, { error: 'currency' });
