import type { AssistanceCategory, AssistancePlan, Money } from '@tiquete/contracts';
import { meetsEvery } from '../../model/entryRules';
import { compareSums } from '../../model/sums';
import { covers, filterTests, type Judged } from './filterPlans';
import {
  BENEFITS,
  CATEGORIES,
  type Benefit,
  type FilterGroup,
  type PlanFilters,
} from '../../model/planFilters';

interface Option<T> {
  value: T;
  count: number;
}
export interface Facets {
  /** Lowest and highest total among all plans, whole pesos. */
  price: { min: number; max: number };
  /** Medical sums of the plans, lowest first, each with the number of plans of at least that sum. */
  sums: Option<Money>[];
  category: Option<AssistanceCategory>[];
  benefits: Option<Benefit>[];
  /** Number of plans that meet every entry rule. */
  entry: number;
}
/**
 * Options of each filter group, each with the number of plans that pass the other groups' filters. An active option without
 * plans is listed with 0.
 */
export function countFacets(
  plans: readonly AssistancePlan[],
  filters: PlanFilters,
  judged: Judged,
): Facets {
  const tests = filterTests(filters, judged);
  const left = (group: FilterGroup) => {
    const others = tests.filter(([of]) => of !== group);
    return plans.filter((plan) => others.every(([, passes]) => passes(plan)));
  };
  const order = (a: Money, b: Money) => compareSums(a, b, judged.rates) ?? 0;
  const sums = new Map(
    plans.map(({ benefits: { medical } }) => [`${medical.amount} ${medical.currency}`, medical]),
  );
  const bySum = left('sum');
  const byCategory = left('category');
  const prices = plans.map(({ total }) => total);
  return {
    price: plans.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : NO_PRICE,
    sums: [...sums.values()].sort(order).map((value) => ({
      value,
      count: bySum.filter(({ benefits }) => order(benefits.medical, value) >= 0).length,
    })),
    category: CATEGORIES.filter((one) => plans.some(({ category }) => category === one)).map(
      (value) => ({
        value,
        count: byCategory.filter(({ category }) => category === value).length,
      }),
    ),
    benefits: BENEFITS.map((value) => ({
      value,
      count: left(value).filter((plan) => covers(plan, value)).length,
    })),
    entry: left('entry').filter(({ benefits }) =>
      meetsEvery(benefits.medical, judged.rules, judged.rates),
    ).length,
  };
}
const NO_PRICE = { min: 0, max: 0 };
