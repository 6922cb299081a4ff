import type { AssistancePlan, EntryRule } from '@tiquete/contracts';
import { compareSums, meetsEvery, type Rates } from '@tiquete/domain/searches/assistance';
import type { PlanOrder } from '../../model/planFilters';

/** Entry rules of the destination, and rates to compare sums. */
interface Entry {
  rules: readonly EntryRule[];
  rates: Rates;
}
/**
 * In any order, plans that do not meet the entry rules of the destination come last. Stable: equal plans stay in the api's
 * order.
 */
export function sortPlans(
  plans: readonly AssistancePlan[],
  orderBy: PlanOrder,
  { rules, rates }: Entry,
): AssistancePlan[] {
  const comparisons: Record<PlanOrder, (a: AssistancePlan, b: AssistancePlan) => number> = {
    price_desc: (a, b) => b.total - a.total,
    price_asc: (a, b) => a.total - b.total,
    sum_desc: (a, b) => compareSums(b.benefits.medical, a.benefits.medical, rates) ?? 0,
  };
  const meeting: AssistancePlan[] = [];
  const missing: AssistancePlan[] = [];
  for (const plan of [...plans].sort(comparisons[orderBy]))
    (meetsEvery(plan.benefits.medical, rules, rates) ? meeting : missing).push(plan);
  return [...meeting, ...missing];
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
  entry: Entry,
): AssistancePlan | null {
  const order = HIGHLIGHT_ORDERS.get(highlight);
  return (order && sortPlans(plans, order, entry)[0]) ?? null;
}
