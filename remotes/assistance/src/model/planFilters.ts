import type {
  AssistanceBenefits,
  AssistanceCategory,
  AssistancePlan,
  EntryRule,
  ExchangeRate,
  Money,
} from '@tiquete/contracts';
import {
  defineFilters,
  flag,
  known,
  list,
  order,
  range,
  single,
  type FiltersOf,
} from '@tiquete/search';
import { compareSums, meetsEvery, type Rates } from '@tiquete/domain/searches/assistance';
import { ratesBy } from './sums';

/** Covers beyond the medical sum, by the contract's names. */
export type Benefit = Exclude<keyof AssistanceBenefits, 'medical'>;
/** Benefits in the order of the page. */
export const BENEFITS: readonly Benefit[] = [
  'covid',
  'baggage',
  'trip_cancellation',
  'sports',
  'pregnancy',
  'pre_existing',
];
export const CATEGORIES: readonly AssistanceCategory[] = [
  'BASIC',
  'STANDARD',
  'PREMIUM',
  'LONG_STAY',
  'STUDENT',
  'RECEPTIVE',
  'ANNUAL',
];
export type PlanOrder = 'price_desc' | 'price_asc' | 'sum_desc';
export const PLAN_ORDERS: readonly PlanOrder[] = ['price_desc', 'price_asc', 'sum_desc'];

/** Data of the answer that the tests need. */
interface PlanContext {
  rules: readonly EntryRule[];
  rates: Rates;
  /** The different medical sums of the plans. */
  sums: readonly Money[];
}
export const contextOf = (
  plans: readonly AssistancePlan[],
  rules: readonly EntryRule[],
  rates: readonly ExchangeRate[],
): PlanContext => ({
  rules,
  rates: ratesBy(rates),
  sums: [
    ...new Map(plans.map(({ benefits }) => [sumKey(benefits.medical), benefits.medical])).values(),
  ],
});
export const sumKey = ({ amount, currency }: Money): string => `${amount}-${currency}`;
/** True if the plan has the benefit, with or without a sum. */
export const covers = ({ benefits }: AssistancePlan, benefit: Benefit): boolean =>
  Boolean(benefits[benefit]);

export const planFilters = defineFilters({
  /** Whole pesos for all travellers. */
  price: range(({ total }: AssistancePlan) => total),
  /** Lowest medical sum that a plan may have. */
  sum: single({
    read: (text): Money | null => {
      const [, amount, currency] = /^(\d{1,12})-([A-Z]{3})$/.exec(text) ?? [];
      return amount && currency ? { amount, currency } : null;
    },
    write: sumKey,
    test: (sum, { benefits }: AssistancePlan, { rates }: PlanContext) =>
      (compareSums(benefits.medical, sum, rates) ?? -1) >= 0,
    of: ({ benefits }: AssistancePlan, { sums, rates }: PlanContext) =>
      sums.filter((sum) => (compareSums(benefits.medical, sum, rates) ?? 0) >= 0),
    order: (a, b, { rates }) => compareSums(a, b, rates) ?? 0,
  }),
  category: list({
    read: known(CATEGORIES),
    of: ({ category }: AssistancePlan) => [category],
    order: CATEGORIES,
  }),
  covers: list({
    read: known(BENEFITS),
    of: (plan: AssistancePlan) => BENEFITS.filter((benefit) => covers(plan, benefit)),
    isEvery: true,
    isSplit: true,
  }),
  /** True for plans whose sum meets every entry rule of the destination. */
  entry: flag({
    of: ({ benefits }: AssistancePlan, { rules, rates }: PlanContext) =>
      meetsEvery(benefits.medical, rules, rates),
  }),
  orderBy: order(PLAN_ORDERS, 'price_asc'),
});
export type PlanFilters = FiltersOf<typeof planFilters.rows>;
