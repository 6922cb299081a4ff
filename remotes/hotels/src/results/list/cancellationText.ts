import type { HotelSummary } from '@tiquete/contracts';
import { formatInstantLocal, formatMoney, type TranslateOf } from '@tiquete/platform';

/** Free cancellation: until when in the hotel's local time, or at which price if the cheapest tariff has none. */
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

/** The same without day and time, which the hotel's page has. */
export function shortCancellationText(t: TranslateOf<'hotels'>, hotel: HotelSummary): string {
  return cancellationText(t, { ...hotel, free_cancellation_until: null });
}
