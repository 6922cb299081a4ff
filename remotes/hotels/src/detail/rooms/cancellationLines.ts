import type { Cancellation } from '@tiquete/contracts';

/** `amount` is in whole pesos; `until` and `from` are instants in the hotel's local time. */
export type CancellationLine =
  | { kind: 'free' }
  | { kind: 'freeUntil'; until: string }
  | { kind: 'costs'; amount: number; isAll: boolean; from: string | null; isAfterFree: boolean }
  | { kind: 'never' };

/** Cancellation fees from today on, in chronological order. */
export function cancellationLines({ timeline, free_until }: Cancellation): CancellationLine[] {
  const [only] = timeline;
  if (!only) return [];
  if (timeline.length === 1 && isAll(only)) return [{ kind: 'never' }];
  return timeline.map((step, index): CancellationLine => {
    if (step.penalty_amount > 0) {
      const isAfterFree = index > 0 && timeline[index - 1]?.penalty_amount === 0;
      return {
        kind: 'costs',
        amount: step.penalty_amount,
        isAll: isAll(step),
        from: step.from,
        isAfterFree,
      };
    }
    const until = timeline[index + 1]?.from ?? free_until;
    return until ? { kind: 'freeUntil', until } : { kind: 'free' };
  });
}
const isAll = ({ refund_amount, penalty_amount }: Cancellation['timeline'][number]) =>
  penalty_amount > 0 && refund_amount <= 0;
