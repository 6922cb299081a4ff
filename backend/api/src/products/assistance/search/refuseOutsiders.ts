import type { UnavailablePlan } from '@tiquete/contracts';
import { refuse } from '../../../lib/refuse';
import { limitWords, assistanceSearchWords } from '../messages';
import { assistanceCodeOf } from '../plans/toAssistancePlan';
import type { AssistanceQuery, AssistanceSupplier, LimitedPlan } from '../ports';
import { coverDaysOf } from './readAssistanceQuery';

const outside = (ages: readonly number[], { limits }: LimitedPlan): number[] =>
  [...new Set(ages.filter((age) => age < limits.minAge || age > limits.maxAge))].sort(
    (a, b) => a - b,
  );

/**
 * Text of the reason why the people of the query cannot buy a plan. An age comes before the number of days, and that before
 * the number of people.
 */
export function toUnavailable(
  plan: LimitedPlan,
  query: AssistanceQuery,
  supplier: AssistanceSupplier['code'],
): UnavailablePlan {
  const { limits, name, category, code } = plan;
  const base = { assistanceCode: assistanceCodeOf(supplier, code), name, category, ages: [] };
  const ages = outside(query.ages, plan);
  if (ages.length > 0)
    return {
      ...base,
      reason: 'AGE',
      text: limitWords.ages(ages, limits.minAge, limits.maxAge),
      ages,
    };
  const days = coverDaysOf(query);
  if (days < limits.minDays || days > limits.maxDays)
    return {
      ...base,
      reason: 'DAYS',
      text: limitWords.days(days, limits.minDays, limits.maxDays),
    };
  return { ...base, reason: 'PAX', text: limitWords.pax(limits.maxPax) };
}

/** Rejects a query that no plan accepts, and names the exceeded limit. @throws AppError */
export function refuseOutsiders(limited: readonly LimitedPlan[], query: AssistanceQuery): void {
  if (limited.length === 0) return;
  const least = Math.min(...limited.map(({ limits }) => limits.minAge));
  const most = Math.max(...limited.map(({ limits }) => limits.maxAge));
  const old = query.ages.filter((age) => age > most);
  if (old.length > 0)
    refuse('AGE_LIMIT_EXCEEDED', '/age_pax', assistanceSearchWords.tooOld([...new Set(old)], most));
  const young = query.ages.filter((age) => age < least);
  if (young.length > 0)
    refuse(
      'AGE_LIMIT_EXCEEDED',
      '/age_pax',
      assistanceSearchWords.tooYoung([...new Set(young)], least),
    );
  const days = coverDaysOf(query);
  const [fewest, longest] = [
    Math.min(...limited.map(({ limits }) => limits.minDays)),
    Math.max(...limited.map(({ limits }) => limits.maxDays)),
  ];
  if (days < fewest || days > longest)
    refuse(
      'DATE_RANGE_INVALID',
      '/checkout',
      assistanceSearchWords.daysOutside(days, fewest, longest),
    );
}
