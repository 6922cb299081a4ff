import { CURRENCY } from '@tiquete/contracts';
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
/** An answer in any other currency cannot be sold. */
export const pesosSchema = z.literal(CURRENCY, { error: 'currency' });
