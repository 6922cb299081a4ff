import type { BookingDetail, CancellationQuote } from '@tiquete/contracts';

/**
 * True if another rule applies than the law's five days to withdraw. An older api does not send this; then it is true for
 * flights only.
 */
export const hasOwnWithdrawal = (
  { product }: Pick<BookingDetail, 'product'>,
  { has_own_withdrawal: isOwn }: CancellationQuote,
): boolean => isOwn ?? product === 'FLIGHT';
