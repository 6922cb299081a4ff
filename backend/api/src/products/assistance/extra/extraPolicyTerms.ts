import type { Cancellation } from '@tiquete/contracts';
import { addDays, withdrawalUntil } from '@tiquete/domain';
import { policyTerms, startOfDay } from '../plans/terms';
import type { PolicyTerms } from '../ports';

/**
 * Terms of a policy sold as an extra, in whole pesos of `total`. The legal right to withdraw comes first, counted from a
 * payment made `now` and until cover begins; then the plan's own terms apply.
 */
export function extraPolicyTerms(
  terms: PolicyTerms,
  total: number,
  firstDay: string,
  now: Date,
): Cancellation {
  const own = policyTerms(terms, total, firstDay, now);
  const start = startOfDay(firstDay);
  const lawful = startOfDay(addDays(withdrawalUntil(now), 1));
  const until = Date.parse(lawful) < Date.parse(start) ? lawful : start;
  if (own.timeline[0]?.penalty_amount === 0 || Date.parse(until) <= now.getTime()) return own;
  const [first, ...later] = policyTerms(terms, total, firstDay, new Date(until)).timeline;
  return {
    refundable: true,
    free_until: until,
    timeline: [
      { from: null, refund_amount: total, penalty_amount: 0, penalty_porcent: 0 },
      ...(first ? [{ ...first, from: until }] : []),
      ...later,
    ],
  };
}
