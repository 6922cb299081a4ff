import type { HotelSummary } from '@tiquete/contracts';
import { formatInstantLocal, type Translate } from '@tiquete/platform';

/** Whether cancelling is free, and until when on the hotel's clock. */
export function cancellationText(
  t: Translate,
  { free_cancellation, free_cancellation_until }: HotelSummary,
): string {
  if (!free_cancellation) return t('card.notFree');
  return free_cancellation_until
    ? t('card.freeUntil', formatInstantLocal(free_cancellation_until))
    : t('card.free');
}
