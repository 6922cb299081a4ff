import type { Cancellation } from '@tiquete/contracts';
import { formatInstantLocal, formatMoney, useMessages } from '@tiquete/platform';

/** What cancelling costs from now on, in the order in which it happens. */
export function useCancellationLines({ timeline }: Cancellation): string[] {
  const t = useMessages('packages');
  return timeline.map(({ from, penalty_amount, penalty_porcent }, index) => {
    if (penalty_amount === 0) {
      const until = timeline[index + 1]?.from;
      return until
        ? t('detail.cancel.freeUntil', { day: formatInstantLocal(until).day })
        : t('detail.cancel.free');
    }
    const costs = { amount: formatMoney(penalty_amount), porcent: Math.round(penalty_porcent) };
    return from === null
      ? t('detail.cancel.now', costs)
      : t('detail.cancel.from', { ...costs, day: formatInstantLocal(from).day });
  });
}
