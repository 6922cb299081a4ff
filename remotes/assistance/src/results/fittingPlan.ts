import type { AssistancePlan, UnavailablePlan } from '@tiquete/contracts';

/**
 * The plan that takes everybody in place of one that does not: the cheapest of its category, or else of all; one that meets
 * what the destination asks for, where there is one.
 */
export function fittingPlan(
  plans: readonly AssistancePlan[],
  { category }: Pick<UnavailablePlan, 'category'>,
  isEnough: (plan: AssistancePlan) => boolean,
): AssistancePlan | null {
  const byPrice = [...plans].sort((a, b) => a.total - b.total);
  const enough = byPrice.filter(isEnough);
  const sold = enough.length > 0 ? enough : byPrice;
  return sold.find((plan) => plan.category === category) ?? sold[0] ?? null;
}
