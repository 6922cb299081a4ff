import type { AssistancePlan, EntryRule, ExchangeRate } from '@tiquete/contracts';
import type { FilterTest } from '@tiquete/search';
import { meetsEvery } from '../../model/entryRules';
import { compareSums, ratesBy, type Rates } from '../../model/sums';
import {
  BENEFITS,
  type Benefit,
  type FilterGroup,
  type PlanFilters,
} from '../../model/planFilters';

/** Entry rules and exchange rates that the filters of plans need. */
export interface Judged {
  rules: readonly EntryRule[];
  rates: Rates;
}
export const judgedBy = (rules: readonly EntryRule[], rates: readonly ExchangeRate[]): Judged => ({
  rules,
  rates: ratesBy(rates),
});
/** True if the plan has the benefit, with or without a sum. */
export const covers = ({ benefits }: AssistancePlan, benefit: Benefit): boolean =>
  Boolean(benefits[benefit]);

/** One test for each filter group that is active. */
export function filterTests(
  { price, sum, category, covers: wanted, entry }: PlanFilters,
  { rules, rates }: Judged,
): FilterTest<AssistancePlan, FilterGroup>[] {
  const tests: FilterTest<AssistancePlan, FilterGroup>[] = [];
  if (price) tests.push(['price', ({ total }) => total >= price[0] && total <= price[1]]);
  if (sum)
    tests.push([
      'sum',
      ({ benefits }) => (compareSums(benefits.medical, sum, rates) ?? Number.NaN) >= 0,
    ]);
  if (category.length > 0) tests.push(['category', (plan) => category.includes(plan.category)]);
  for (const benefit of BENEFITS)
    if (wanted.includes(benefit)) tests.push([benefit, (plan) => covers(plan, benefit)]);
  if (entry) tests.push(['entry', ({ benefits }) => meetsEvery(benefits.medical, rules, rates)]);
  return tests;
}
export function filterPlans(
  plans: readonly AssistancePlan[],
  filters: PlanFilters,
  judged: Judged,
): AssistancePlan[] {
  const tests = filterTests(filters, judged);
  return plans.filter((plan) => tests.every(([, passes]) => passes(plan)));
}
