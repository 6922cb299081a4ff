import { exchangeRateSchema, moneySchema } from '@tiquete/contracts';
import * as z from 'zod';
import { assistanceQuerySchema } from '../plans/offers';
import { movingSchema, termsSchema } from '../sale/supplierData';

/** The provider of these policies among those of extras; the codes of its offers name it. */
export const BESIDE_PROVIDER = 'POLICY';

/** What issuing a policy beside another booking needs besides its people; kept with the extra, never shown. */
export const besideDataSchema = z.object({
  supplier: z.literal('TK'),
  key: z.string(),
  query: assistanceQuerySchema,
  price: moneySchema,
  rate: exchangeRateSchema,
  /** Whole pesos: what it is sold for, and what of it the supplier asked; the same where the second is left out. */
  total: z.int(),
  cost: z.int().optional(),
  terms: termsSchema,
  moving: movingSchema.optional(),
});
export type BesideData = z.infer<typeof besideDataSchema>;
