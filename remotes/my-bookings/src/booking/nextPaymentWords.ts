import type { BookingSummary } from '@tiquete/contracts';
import { formatDayYear, formatMoney, inColombia } from '@tiquete/platform';

/** Values for the texts about the next payment of a valid booking; null without one. */
export function nextPaymentWords({ next_payment }: Pick<BookingSummary, 'next_payment'>) {
  if (!next_payment?.due_on || !next_payment.grace_until) return null;
  const { amount, due_on, grace_until, is_overdue } = next_payment;
  // `grace_until` is the first instant after the grace, so the last day is the day before.
  const lastDay = inColombia(new Date(Date.parse(grace_until) - 1).toISOString()).day;
  const due = formatDayYear(due_on);
  return {
    isOverdue: is_overdue,
    amount: formatMoney(amount),
    due,
    day: is_overdue ? lastDay : due,
  };
}
