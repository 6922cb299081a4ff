import type { AssistancePlan, AssistanceSearchResponse, UnavailablePlan } from '@tiquete/contracts';
import { meetsEvery } from './entryRules';
import { ratesBy } from './sums';

/**
 * The plan that takes everybody in place of one that does not: the cheapest of its category, or else of all; one that meets
 * what the destination asks for, where there is one.
 */
export function fittingPlan(
  {
    plans,
    entry_rules: rules,
    exchange_rates,
  }: Pick<AssistanceSearchResponse['data'], 'plans' | 'entry_rules' | 'exchange_rates'>,
  { category }: Pick<UnavailablePlan, 'category'>,
): AssistancePlan | null {
  const rates = ratesBy(exchange_rates);
  const byPrice = [...plans].sort((a, b) => a.total - b.total);
  const enough = byPrice.filter(({ benefits }) => meetsEvery(benefits.medical, rules, rates));
  const sold = enough.length > 0 ? enough : byPrice;
  return sold.find((plan) => plan.category === category) ?? sold[0] ?? null;
}
