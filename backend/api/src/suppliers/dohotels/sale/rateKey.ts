import { CURRENCY } from '@tiquete/contracts';
import * as z from 'zod';

/** Key of a rate: its hash on the hotel's page and, after a re-check, the bookable hash with its price. */
const keySchema = z.object({
  page: z.string().min(1),
  checked: z
    .object({
      hash: z.string().min(1),
      amount: z.number().positive(),
      currency: z.string().default(CURRENCY),
    })
    .optional(),
});
export type RateKey = z.infer<typeof keySchema>;

export const encodeDoKey = (key: RateKey): string => JSON.stringify(key);
/** Parses a key. @throws Error when `encodeKey` did not write it */
export const decodeDoKey = (key: string): RateKey => keySchema.parse(JSON.parse(key));
