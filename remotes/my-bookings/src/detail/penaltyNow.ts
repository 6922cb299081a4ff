import type { CancellationQuote } from '@tiquete/contracts';
import { formatMoney, type Translate } from '@tiquete/platform';

/** What cancelling costs at this moment, in one sentence. */
export function penaltyNow(
  t: Translate,
  { penalty, refund }: Pick<CancellationQuote, 'penalty' | 'refund'>,
): string {
  if (penalty === 0) return t('cancellation.nowFree');
  if (refund === 0) return t('cancellation.nowAll');
  return t('cancellation.nowPart', { penalty: formatMoney(penalty), refund: formatMoney(refund) });
}
