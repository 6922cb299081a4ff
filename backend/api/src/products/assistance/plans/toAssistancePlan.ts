import { type AssistancePlan, CURRENCY, type ExchangeRate } from '@tiquete/contracts';
import { addsNothing, type MarkUp } from '../../../money';
import { hashPolicy } from '../../../bookings/prebook';
import type { AssistanceQuery, AssistanceSupplier, SupplierPlan } from '../ports';
import { coverOf } from './cover';
import { currencyOf, priceOf, supplierPrice } from './price';
import { policyTerms } from './terms';

/** Public id of a plan: its supplier, then the supplier's own code. */
export const assistanceCodeOf = (supplier: AssistanceSupplier['code'], code: string): string =>
  `${supplier}-${code}`;
/** Path of a plan's general conditions on this host. */
export const conditionsPath = (assistanceCode: string): string =>
  `/api/asisstances/conditions/${encodeURIComponent(assistanceCode)}.pdf`;

interface Shown {
  supplier: AssistanceSupplier['code'];
  /** First and last day of the trip. */
  trip: Pick<AssistanceQuery, 'from' | 'to'>;
  now: Date;
  rate: ExchangeRate;
  markUp: MarkUp;
}

/**
 * A supplier's plan in the contract's shape: in whole pesos, and without the supplier's key. @throws RangeError for invalid
 * money
 */
export function toAssistancePlan(
  plan: SupplierPlan,
  productCode: string,
  { supplier, trip, now, rate, markUp }: Shown,
): AssistancePlan {
  const assistanceCode = assistanceCodeOf(supplier, plan.code);
  const { lines, total, upgrades } = priceOf(plan, rate, markUp);
  const cancellation = policyTerms(plan.terms, total, trip.from, now);
  const { limits, promotion } = plan;
  const cover = coverOf(plan, trip);
  return {
    assistanceCode,
    productCode,
    supplier,
    name: plan.name,
    category: plan.category,
    description: plan.description,
    provider: plan.provider,
    currency: CURRENCY,
    total,
    total_original: promotion && beforePromotion(total, promotion.porcent),
    promotion,
    per_passenger: plan.perPassenger.map(({ age, surchargeReason }, index) => ({
      age,
      amount: lines[index] ?? 0,
      surcharge_reason: surchargeReason,
    })),
    supplier_price: isOwnPrice(plan, markUp) ? null : { ...supplierPrice(plan), exchange: rate },
    main_coverage: plan.mainCoverage,
    benefits: plan.benefits,
    deductible: plan.deductible,
    coverages: [...plan.coverages],
    exclusions: [...plan.exclusions],
    is_annual: plan.isAnnual,
    max_trip_days: plan.maxTripDays,
    coverage_to: cover.to,
    coverage_days: cover.days,
    min_days: limits.minDays,
    max_days: limits.maxDays,
    min_age: limits.minAge,
    max_age: limits.maxAge,
    max_pax: limits.maxPax,
    upgrades: plan.upgrades.flatMap(({ price: _theirs, ...upgrade }) => {
      const price = upgrades.find(({ code }) => code === upgrade.code)?.price;
      return price === undefined ? [] : [{ ...upgrade, price }];
    }),
    cancellation,
    cancellation_policy_hash: hashPolicy(cancellation),
    conditions_url: conditionsPath(assistanceCode),
  };
}

/** True when the supplier's own amount is not shown, because it is in pesos already or marked up. */
export const isOwnPrice = (plan: SupplierPlan, markUp: MarkUp): boolean =>
  currencyOf(plan) === CURRENCY || !addsNothing(markUp);

const beforePromotion = (total: number, porcent: number): number | null =>
  porcent > 0 && porcent < 100 ? Math.round((total * 100) / (100 - porcent)) : null;
