import { addDays } from '@tiquete/domain';
import type { InstalmentRow } from '../../repository';

/** Reminders of an unpaid instalment. The number of the last one sent is stored. */
export const REMINDERS = { 1: 'WEEK', 2: 'EVE', 3: 'OVERDUE' } as const;
/** Times of the reminders in whole days after `due_on`, at eight in the morning in Colombia. */
const DAYS: readonly { reminder: 1 | 2 | 3; days: number }[] = [
  { reminder: 1, days: -7 },
  { reminder: 2, days: -1 },
  { reminder: 3, days: 1 },
];

export interface ReminderPlan {
  /** Reminder to send now; null for none. */
  reminder: 1 | 2 | 3 | null;
  /** Time of the next step: the next reminder, or the end of grace. */
  nextAt: Date;
}

/**
 * Returns the reminder that is due. Those due before `since`, the first payment, are left out. Of several, the newest is sent.
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
