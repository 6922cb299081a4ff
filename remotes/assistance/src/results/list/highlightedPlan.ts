import type { AssistancePlan } from '@tiquete/contracts';
import type { Rates } from '../../model/sums';
import type { PlanOrder } from '../../model/planFilters';
import { sortPlans } from './sortPlans';

/** By what a brand may choose. */
const ORDERS: ReadonlyMap<string, PlanOrder> = new Map([
  ['cheapest', 'price_asc'],
  ['most_cover', 'sum_desc'],
]);

/** The plan of a whole result that the brand puts forward; null for a brand that puts none. */
export function highlightedPlan(
  plans: readonly AssistancePlan[],
  highlight: string,
  rates: Rates,
): AssistancePlan | null {
  const order = ORDERS.get(highlight);
  return (order && sortPlans(plans, order, rates)[0]) ?? null;
}
