import {
  type AssistancePlan,
  assistancePlanSchema,
  cancellationSchema,
  type ExchangeRate,
  exchangeRateSchema,
  moneySchema,
  soldHelpSchema,
  upgradeSchema,
} from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../lib/cache/createCache';
import { createOfferSets } from '../../lib/search/createOfferSets';
import { type MarkUp, markUpSchema, NO_MARK_UP } from '../../money';
import type { AssistanceQuery, SupplierPlan } from './ports';

/** Maximum milliseconds for which a displayed plan can be bought; `expiresAt` may be earlier. */
export const ASSISTANCE_OFFERS_MS = 24 * 3_600_000;

const shown = assistancePlanSchema.shape;
const supplierPlanSchema: z.ZodType<SupplierPlan> = z.object({
  key: z.string(),
  code: z.string(),
  name: z.string(),
  category: shown.category,
  description: z.string(),
  provider: shown.provider,
  perPassenger: z.array(
    z.object({ age: z.int(), amount: moneySchema, surchargeReason: z.string().nullable() }),
  ),
  promotion: shown.promotion,
  mainCoverage: shown.main_coverage,
  benefits: shown.benefits,
  deductible: shown.deductible,
  coverages: shown.coverages,
  exclusions: shown.exclusions,
  isAnnual: z.boolean(),
  maxTripDays: shown.max_trip_days,
  coverDays: z.int().positive().nullable(),
  limits: z.object({
    minDays: z.int(),
    maxDays: z.int(),
    minAge: z.int(),
    maxAge: z.int(),
    maxPax: z.int(),
  }),
  upgrades: z.array(upgradeSchema.omit({ price: true }).extend({ price: moneySchema })),
  terms: z.object({ steps: z.array(z.object({ daysBefore: z.int(), keptPorcent: z.number() })) }),
  help: soldHelpSchema,
});
export const assistanceQuerySchema: z.ZodType<AssistanceQuery> = z.object({
  from: z.string(),
  to: z.string(),
  origin: z.string(),
  destinations: z.array(z.string()),
  ages: z.array(z.int()),
});
/** A priced plan, with the supplier's key, which is never sent to browsers. */
const pricedSchema = z.object({
  plan: supplierPlanSchema,
  rate: exchangeRateSchema,
  markUp: markUpSchema.default(NO_MARK_UP),
  /** The displayed cancellation terms, which a buyer accepts. */
  cancellation: cancellationSchema,
});
const offerSetSchema = z.object({
  /** Cache scope: the id of the brand, or of the brand and its preview. */
  brandId: z.string(),
  sessionCode: z.string(),
  supplier: shown.supplier,
  query: assistanceQuerySchema,
  expiresAt: z.iso.datetime(),
  priced: z.array(pricedSchema),
});
export interface PricedPlan {
  plan: SupplierPlan;
  rate: ExchangeRate;
  /** Mark-up at which the plan was displayed; the plan itself has the supplier's price. */
  markUp: MarkUp;
  cancellation: AssistancePlan['cancellation'];
}
export interface AssistanceOfferSet {
  brandId: string;
  sessionCode: string;
  supplier: AssistancePlan['supplier'];
  query: AssistanceQuery;
  /** ISO instant until which the plan can be bought. */
  expiresAt: string;
  priced: PricedPlan[];
}
export type AssistanceOffer = Omit<AssistanceOfferSet, 'priced'> & PricedPlan;

const offerSets = createOfferSets({
  product: 'assistance',
  schema: offerSetSchema,
  livesMs: ASSISTANCE_OFFERS_MS,
});

/** Stores priced plans. Returns one productCode per plan. */
export const storeAssistanceOffers = (cache: Cache, set: AssistanceOfferSet): Promise<string[]> =>
  offerSets.store(cache, set.brandId, set.priced, (priced) => ({ ...set, priced }));
/** Returns undefined when the offer has expired, never existed, or belongs to another brand. */
export async function findAssistanceOffer(
  cache: Cache,
  brandId: string,
  productCode: string,
  now: Date,
): Promise<AssistanceOffer | undefined> {
  const found = await offerSets.find(cache, brandId, productCode);
  if (!found || Date.parse(found.pack.expiresAt) <= now.getTime()) return undefined;
  const { priced, ...set } = found.pack;
  const one = priced[found.index];
  return one && { ...set, ...one };
}
