import { exchangeRateSchema, moneySchema } from '@tiquete/contracts';
import * as z from 'zod';
import { assistanceQuerySchema } from '../plans/offers';
import { termsSchema } from '../sale/supplierData';

/** Id of this provider of extras; the codes of its offers begin with it. */
export const BESIDE_PROVIDER = 'POLICY';

/** Data besides the people that issuing a policy as an extra needs. Stored with the extra and never shown. */
export const besideDataSchema = z.object({
  supplier: z.literal('TK'),
  key: z.string(),
  query: assistanceQuerySchema,
  price: moneySchema,
  rate: exchangeRateSchema,
  /** Whole pesos: the selling price and the supplier's part of it. Both are equal when the second is missing. */
  total: z.int(),
  cost: z.int().optional(),
  terms: termsSchema,
});
export type BesideData = z.infer<typeof besideDataSchema>;
