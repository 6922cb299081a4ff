import type { AssistancePlan, AssistanceSearchResponse, UnavailablePlan } from '@tiquete/contracts';
import { meetsEvery } from '@tiquete/domain/searches/assistance';
import { ratesBy } from './sums';

/**
 * Cheapest plan for all travellers, as an alternative to one that does not cover them all. Plans that meet the destination's
 * entry rules come first, then those of the same category.
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
