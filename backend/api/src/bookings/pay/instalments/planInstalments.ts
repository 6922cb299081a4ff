import { addDays, today } from '@tiquete/domain';
import type { InstalmentRow } from '../../repository';
import type { Quote } from '../../ports';

type Planned = Pick<InstalmentRow, 'number' | 'due_on' | 'grace_until' | 'amount'>;

/** Returns the beginning of a day in Colombia as an instant. */
export const dayBegins = (day: string): Date => new Date(`${day}T00:00:00-05:00`);

/** Returns the instalments of a quote in the form of the table. @throws Error for an invalid schedule */
export function planInstalments(
  { total, dateFrom, schedule }: Pick<Quote, 'total' | 'dateFrom' | 'schedule'>,
  at: Date,
): Planned[] {
  if (!schedule) return [{ number: 1, due_on: null, grace_until: null, amount: total }];
  const { instalments, graceDays } = schedule;
  const graceOf = (day: string) => dayBegins(addDays(day, graceDays + 1));
  const days = instalments.flatMap(({ due_on }) => due_on ?? []);
  const isInOrder =
    instalments[0]?.due_on === null &&
    days.length === instalments.length - 1 &&
    instalments.every(({ number }, index) => number === index + 1) &&
    days.every((day, index) => day > (days[index - 1] ?? today(at)));
  if (!isInOrder || !Number.isSafeInteger(graceDays) || graceDays < 0)
    throw new Error('A schedule has its first payment at once and each later one on a later day.');
  if (days.some((day) => graceOf(day) > dayBegins(dateFrom)))
    throw new Error('The last payment of a schedule ends, with its grace, before the trip begins.');
  if (
    instalments.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0) ||
    instalments.reduce((sum, { amount }) => sum + amount, 0) !== total
  )
    throw new Error('The payments of a schedule are whole pesos and sum up to its total.');
  return instalments.map(({ number, due_on, amount }) => ({
    number,
    due_on,
    grace_until: due_on === null ? null : graceOf(due_on),
    amount,
  }));
}
