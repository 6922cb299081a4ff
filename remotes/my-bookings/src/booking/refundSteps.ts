import type { RefundStatus } from '@tiquete/contracts';

export interface RefundStep {
  /** Message key of the step under `refund`. */
  name: 'owed' | 'sent' | 'reviewing' | 'done';
  /** ISO instant at which the step was reached; null if it was not. */
  at: string | null;
  /** True for the first step that is not reached yet. */
  isCurrent: boolean;
}
/**
 * Steps of a refund: owed, sent to the gateway (or under review), done. A step without a date has that of the next step with
 * one, else the day when the refund was owed.
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
