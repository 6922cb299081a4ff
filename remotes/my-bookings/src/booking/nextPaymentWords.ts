import type { BookingSummary } from '@tiquete/contracts';
import { formatDayYear, formatMoney, inColombia } from '@tiquete/platform';

/** What the texts about the next payment of a booking that stands are filled with; null when it has none. */
export function nextPaymentWords({ next_payment }: Pick<BookingSummary, 'next_payment'>) {
  if (!next_payment?.due_on || !next_payment.grace_until) return null;
  const { amount, due_on, grace_until, is_overdue } = next_payment;
  // The grace ends with a day, that is at the first instant of the one after it.
  const lastDay = inColombia(new Date(Date.parse(grace_until) - 1).toISOString()).day;
  const due = formatDayYear(due_on);
  return {
    isOverdue: is_overdue,
    amount: formatMoney(amount),
    due,
    day: is_overdue ? lastDay : due,
  };
}
