import * as z from 'zod';

/** Converts pesos to whole cents, in which sums are computed. The gateway's amounts have two decimals. */
export const cents = (total: number): number => Math.round(total * 100);
export const fromCents = (count: number): number => count / 100;

export const totalSchema = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .refine((total) => total >= 0 && Math.abs(total * 100 - cents(total)) < 1e-6, {
    error: 'no puede tener más de dos decimales',
  });
