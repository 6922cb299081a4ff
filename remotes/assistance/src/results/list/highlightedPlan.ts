import type { AssistancePlan } from '@tiquete/contracts';
import type { Rates } from '../../rules/sums';
import { sortPlans } from './sortPlans';

const ORDERS = new Map([
  ['cheapest', 'price_asc'],
  ['most_cover', 'sum_desc'],
] as const);

/** The plan of a whole result that the brand puts forward; null for a brand that puts none. */
export function highlightedPlan(
  plans: readonly AssistancePlan[],
  highlight: string,
  rates: Rates,
): AssistancePlan | null {
  const order = [...ORDERS].find(([name]) => name === highlight)?.[1];
  return (order && sortPlans(plans, order, rates)[0]) ?? null;
}
