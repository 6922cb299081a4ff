import { formatMoney, useMessages } from '@tiquete/platform';
import type { CancellationSpan } from './cancellation';

/** What cancelling costs at this moment, in one sentence; null while no step holds. */
export function usePenaltyNow(spans: readonly CancellationSpan[]): string | null {
  const t = useMessages('my-bookings');
  const step = spans.find(({ isNow }) => isNow);
  if (!step) return null;
  const { penalty_amount, refund_amount } = step;
  if (penalty_amount === 0) return t('cancellation.nowFree');
  if (refund_amount === 0) return t('cancellation.nowAll');
  return t('cancellation.nowPart', { penalty: formatMoney(penalty_amount), refund: formatMoney(refund_amount) });
}
