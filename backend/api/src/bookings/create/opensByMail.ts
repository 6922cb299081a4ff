import type { BookingRow } from '../repository';

/** True when mailed links and the browser that made the booking open it: a guest's booking, also after it joined an account. */
export const opensByMail = ({
  user_id,
  joined_at,
}: Pick<BookingRow, 'user_id'> & Partial<Pick<BookingRow, 'joined_at'>>): boolean =>
  user_id === null || (joined_at ?? null) !== null;
