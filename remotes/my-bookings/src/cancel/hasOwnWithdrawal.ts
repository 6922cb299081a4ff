import type { BookingDetail, CancellationQuote } from '@tiquete/contracts';

/** Whether nothing is said of the law's five days to withdraw. An older api does not tell; then it is air tickets alone. */
export const hasOwnWithdrawal = (
  { product }: Pick<BookingDetail, 'product'>,
  { has_own_withdrawal: isOwn }: CancellationQuote,
): boolean => isOwn ?? product === 'FLIGHT';
