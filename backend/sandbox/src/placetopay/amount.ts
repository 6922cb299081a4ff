import * as z from 'zod';

/** The gateway's finest unit is two decimals; sums are computed in whole cents. */
export const cents = (total: number): number => Math.round(total * 100);
export const fromCents = (count: number): number => count / 100;

export const totalSchema = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .refine((total) => total >= 0 && Math.abs(total * 100 - cents(total)) < 1e-6, {
    error: 'no puede tener más de dos decimales',
  });
