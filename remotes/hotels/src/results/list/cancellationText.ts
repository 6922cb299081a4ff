import type { HotelSummary } from '@tiquete/contracts';
import { formatInstantLocal, formatMoney, type TranslateOf } from '@tiquete/platform';

/** Whether cancelling is free: until when on the hotel's clock, or from which price when the cheapest tariff is not. */
export function cancellationText(
  t: TranslateOf<'hotels'>,
  { free_cancellation, free_cancellation_until, free_cancellation_rate, min_rate }: HotelSummary,
): string {
  if (!free_cancellation) return t('card.notFree');
  if (free_cancellation_rate !== null && free_cancellation_rate > min_rate)
    return t('card.freeFrom', { amount: formatMoney(free_cancellation_rate) });
  return free_cancellation_until
    ? t('card.freeUntil', formatInstantLocal(free_cancellation_until))
    : t('card.free');
}
