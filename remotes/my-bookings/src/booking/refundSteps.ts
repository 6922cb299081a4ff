import type { RefundStatus } from '@tiquete/contracts';

export interface RefundStep {
  /** Message key under `refund`. */
  name: 'owed' | 'sent' | 'reviewing' | 'done';
  /** ISO instant at which the step was reached; null when it was not. */
  at: string | null;
  /** The first step that is still to come. */
  isCurrent: boolean;
}
/**
 * Owed, sent to the gateway (or under review), given back. A step without a date of its own takes the date of the next one
 * that has one, else the day the refund was owed.
 */
export function refundSteps({ state, owed_at, sent_at, done_at }: RefundStatus): RefundStep[] {
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
