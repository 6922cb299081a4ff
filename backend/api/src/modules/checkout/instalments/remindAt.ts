import { addDays } from '@tiquete/domain';
import type { InstalmentRow } from '../../bookings/repository';

/** Reminders of an unpaid instalment; the index of the last one sent is stored. */
export const REMINDERS = { 1: 'WEEK', 2: 'EVE', 3: 'OVERDUE' } as const;
/** Whole days after the last day on time; at eight in the morning in Colombia. */
const DAYS: readonly { reminder: 1 | 2 | 3; days: number }[] = [
  { reminder: 1, days: -7 },
  { reminder: 2, days: -1 },
  { reminder: 3, days: 1 },
];

export interface ReminderPlan {
  /** The reminder to be sent now; null: none. */
  reminder: 1 | 2 | 3 | null;
  /** When to look at it again: the next reminder, or the end of its grace. */
  nextAt: Date;
}

/**
 * Reminders that were due before `since`, when the booking was paid for the first time, are left out; of several that are due
 * at once the newest is sent.
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
