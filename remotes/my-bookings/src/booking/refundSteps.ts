import type { RefundCourse } from '@tiquete/contracts';

export interface RefundStep {
  /** Key of its name. */
  name: 'owed' | 'sent' | 'reviewing' | 'done';
  /** ISO instant at which it was reached; null: not yet. */
  at: string | null;
  /** The one that the money waits at. */
  isCurrent: boolean;
}
/** Owed, sent (or in a person's hands), given back: in this order, whatever was skipped or is not dated counts as reached with what follows. */
export function refundSteps({ state, owed_at, sent_at, done_at }: RefundCourse): RefundStep[] {
  const isSent = state === 'SENT' || state === 'DONE';
  return [
    { name: 'owed', at: owed_at, isCurrent: false },
    {
      name: state === 'REVIEWING' ? 'reviewing' : 'sent',
      at: isSent ? (sent_at ?? done_at ?? owed_at) : null,
      isCurrent: state === 'OWED' || state === 'REVIEWING',
    },
    {
      name: 'done',
      at: state === 'DONE' ? (done_at ?? sent_at ?? owed_at) : null,
      isCurrent: state === 'SENT',
    },
  ];
}
