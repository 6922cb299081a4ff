import type { AssistancePlan } from '@tiquete/contracts';
import { compareSums, type Rates } from '../../model/sums';
import type { PlanOrder } from '../../model/planFilters';

/** Stable: equal plans stay in the api's order. */
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

/** Orders of the plans by the values of a brand's setting `highlight`. */
const HIGHLIGHT_ORDERS: ReadonlyMap<string, PlanOrder> = new Map([
  ['cheapest', 'price_asc'],
  ['most_cover', 'sum_desc'],
]);

/** The plan that the brand highlights; null if it highlights none. */
export function highlightedPlan(
  plans: readonly AssistancePlan[],
  highlight: string,
  rates: Rates,
): AssistancePlan | null {
  const order = HIGHLIGHT_ORDERS.get(highlight);
  return (order && sortPlans(plans, order, rates)[0]) ?? null;
}
