import { exchangeRateSchema, moneySchema } from '@tiquete/contracts';
import { formatDay } from '@tiquete/domain';
import * as z from 'zod';
import { extraPolicyWords as words } from '../messages';
import type { Days } from '../plans/cover';
import { policyTermsSchema } from '../sale/supplierData';
import { assistanceQuerySchema } from '../session';

/** Id of this provider of extras; the codes of its offers begin with it. */
export const EXTRA_POLICY_PROVIDER = 'POLICY';

/**
 * Data that the supplier needs to issue a policy sold as an extra, besides the travellers. It is stored with the extra and
 * never shown.
 */
export const extraPolicyDataSchema = z.object({
  supplier: z.literal('TK'),
  key: z.string(),
  query: assistanceQuerySchema,
  price: moneySchema,
  rate: exchangeRateSchema,
  /** Selling price and the supplier's part of it, in whole pesos. A missing supplier's part equals the selling price. */
  total: z.int(),
  cost: z.int().optional(),
  terms: policyTermsSchema,
});
export type ExtraPolicyData = z.infer<typeof extraPolicyDataSchema>;

/** Text of the days of cover, which ends a policy's description. */
export const daysText = ({ from, to }: Days): string =>
  `${words.daysBegin}${words.days(formatDay(from), formatDay(to))}`;

/** Replaces the days in a description that ends with `daysText`. */
export function withDays(description: string, days: Days): string {
  const start = description.lastIndexOf(words.daysBegin);
  return `${start === -1 ? description : description.slice(0, start)}${daysText(days)}`;
}
