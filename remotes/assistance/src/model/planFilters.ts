import type { AssistanceBenefits, AssistanceCategory, Money } from '@tiquete/contracts';

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

/** Filters and order of the results. Null and an empty list filter nothing. */
export interface PlanFilters {
  /** Whole pesos for all travellers, both ends included. */
  price: [min: number, max: number] | null;
  /** Lowest medical sum that a plan may have. */
  sum: Money | null;
  category: AssistanceCategory[];
  /** Covers that the plan must include. */
  covers: Benefit[];
  /** True to show only plans whose sum meets every entry rule of the destination. */
  entry: boolean;
  orderBy: PlanOrder;
}
export type FilterGroup = Exclude<keyof PlanFilters, 'orderBy' | 'covers'> | Benefit;

export const noFilters: PlanFilters = {
  price: null,
  sum: null,
  category: [],
  covers: [],
  entry: false,
  orderBy: 'price_asc',
};
const isBenefit = (group: FilterGroup): group is Benefit => BENEFITS.some((one) => one === group);
/** The filters without one group. Other groups are unchanged. */
export function withoutGroup(filters: PlanFilters, group: FilterGroup): PlanFilters {
  return isBenefit(group)
    ? { ...filters, covers: filters.covers.filter((one) => one !== group) }
    : { ...filters, [group]: noFilters[group] };
}
export const withoutFilters = ({ orderBy }: PlanFilters): PlanFilters => ({
  ...noFilters,
  orderBy,
});
