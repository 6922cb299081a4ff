import type { BookingRow } from '../../bookings/repository';

/** Made without an account: what its mailbox gets and who made it open it, also once it joined the account of that mailbox. */
export const opensByMail = ({
  user_id,
  joined_at,
}: Pick<BookingRow, 'user_id'> & Partial<Pick<BookingRow, 'joined_at'>>): boolean =>
  user_id === null || (joined_at ?? null) !== null;
