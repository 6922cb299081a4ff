import type { Instalment, PackageDetail } from '@tiquete/contracts';
import { addDays, nightsBetween } from '@tiquete/domain';
import type { PackageContent } from '../format/packageSchema';

/** Minimum number of days between two payments. Longer days of grace increase it. */
const LEAST_DAYS = 7;

/** Deposit in whole pesos, rounded up. */
export const depositOf = (total: number, percent: number): number =>
  Math.ceil((total * percent) / 100);

/**
 * Plan with the deposit due now and the rest in equal parts, the last one with the remainder, on days spread evenly until
 * `lastDay`. Null when the package accepts no deposit, or that day is too near.
 */
export function paymentPlan(
  deposit: PackageContent['deposit'],
  { total, date, today }: { total: number; date: string; today: string },
): PackageDetail['payment_plan'] {
  if (!deposit) return null;
  const { percent, instalments: count, due_days_before, grace_days } = deposit;
  if (grace_days >= due_days_before) return null;
  const days = nightsBetween(today, addDays(date, -due_days_before));
  const first = depositOf(total, percent);
  const part = Math.floor((total - first) / count);
  if (days < Math.max(LEAST_DAYS, grace_days + 1) * count || part < 1) return null;
  const later = Array.from({ length: count }, (_, index): Instalment => ({
    number: index + 2,
    due_on: addDays(today, Math.round((days * (index + 1)) / count)),
    amount: index + 1 < count ? part : total - first - part * (count - 1),
  }));
  return {
    deposit_percent: percent,
    instalments: [{ number: 1, due_on: null, amount: first }, ...later],
    grace_days,
  };
}
