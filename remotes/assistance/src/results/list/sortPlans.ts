import type { AssistancePlan } from '@tiquete/contracts';
import { compareSums, type Rates } from '../../model/sums';
import type { PlanOrder } from '../../model/planFilters';

/** Stable: equal plans keep the order they came in. */
export function sortPlans(
  plans: readonly AssistancePlan[],
  orderBy: PlanOrder,
  rates: Rates,
): AssistancePlan[] {
  const comparisons: Record<PlanOrder, (a: AssistancePlan, b: AssistancePlan) => number> = {
    price_desc: (a, b) => b.total - a.total,
    price_asc: (a, b) => a.total - b.total,
    sum_desc: (a, b) => compareSums(b.benefits.medical, a.benefits.medical, rates) ?? 0,
  };
  return [...plans].sort(comparisons[orderBy]);
}
