import { type BookingRow, type InstalmentRow, PAYABLE, STANDING } from '../repository';
import { addDays, today } from '@tiquete/domain';
import type { Quote } from '../ports';

/** Instalments and amount that one payment covers. */
export interface Demand {
  /** Numbers of its instalments, in order. */
  instalments: number[];
  /** Amount in whole pesos, including extras. */
  amount: number;
  /** Part of `amount` that pays extras. */
  extras: number;
}
export interface Payable {
  /** Latest end of a payment page. */
  until: Date;
  next: Demand;
  /** All unpaid instalments. */
  all: Demand;
}
type Owing = Pick<BookingRow, 'state' | 'pay_by' | 'optionals_total'>;

/** Returns the sum to pay for these instalments. The first instalment includes the extras. */
export function demandOf(
  { optionals_total }: Pick<BookingRow, 'optionals_total'>,
  instalments: readonly Pick<InstalmentRow, 'number' | 'amount'>[],
): Demand {
  const numbers = instalments.map(({ number }) => number);
  const extras = numbers.includes(1) ? optionals_total : 0;
  return {
    instalments: numbers,
    amount: instalments.reduce((sum, { amount }) => sum + amount, extras),
    extras,
  };
}

/**
 * Returns the payments that a booking accepts now, before its first payment or with a balance; null when there are none. All
 * other code that needs this rule calls it.
 */
export function payableNow(
  booking: Owing,
  instalments: readonly InstalmentRow[],
  now: Date,
): Payable | null {
  const unpaid = instalments.filter(({ paid_by }) => paid_by === null);
  const [next] = unpaid;
  const until = payableUntil(booking, instalments);
  if (!next || until === null || until <= now) return null;
  return { until, next: demandOf(booking, [next]), all: demandOf(booking, unpaid) };
}

/** Returns the deadline of the next instalment, which may have passed; null when nothing can be paid in this state. */
export function payableUntil(
  { state, pay_by }: Pick<BookingRow, 'state' | 'pay_by'>,
  instalments: readonly InstalmentRow[],
): Date | null {
  if (PAYABLE.includes(state)) return pay_by;
  const next = instalments.find(({ paid_by }) => paid_by === null);
  return STANDING.includes(state) ? (next?.grace_until ?? null) : null;
}

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

/** Reminders of an unpaid instalment. The number of the last one sent is stored. */
export const REMINDERS = { 1: 'WEEK', 2: 'EVE', 3: 'OVERDUE' } as const;
/** Times of the reminders in whole days after `due_on`, at eight in the morning in Colombia. */
const DAYS: readonly { reminder: 1 | 2 | 3; days: number }[] = [
  { reminder: 1, days: -7 },
  { reminder: 2, days: -1 },
  { reminder: 3, days: 1 },
];

interface ReminderPlan {
  /** Reminder to send now; null for none. */
  reminder: 1 | 2 | 3 | null;
  /** Time of the next step: the next reminder, or the end of grace. */
  nextAt: Date;
}

/**
 * Returns the reminder to send now: the newest one that is due. A reminder due before `since`, the time of the first
 * payment, is left out.
 */
export function remindAt(
  {
    due_on,
    grace_until,
    reminded,
  }: { due_on: string; grace_until: Date } & Pick<InstalmentRow, 'reminded'>,
  since: Date,
  now: Date,
): ReminderPlan {
  const moments = DAYS.map(({ reminder, days }) => ({
    reminder,
    at: new Date(`${addDays(due_on, days)}T08:00:00-05:00`),
  })).filter(({ at }) => at > since && at < grace_until);
  const newest = moments.filter(({ at }) => at <= now).at(-1);
  const next = moments.find(({ at }) => at > now);
  return {
    reminder: newest && newest.reminder > reminded ? newest.reminder : null,
    nextAt: next?.at ?? grace_until,
  };
}
