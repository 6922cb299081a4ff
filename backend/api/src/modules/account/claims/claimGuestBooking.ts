import type { Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { record } from '../../checkout';

export interface GuestBookingClaim {
  brandId: string;
  bookingId: string;
  userId: string;
  now: Date;
}
/** Makes a guest's booking the user's and ends every other way to it; its address hears of it through the outbox. @throws AppError BOOKING_NOT_CLAIMED when it is somebody's */
export async function claimGuestBooking(
  tx: Tx,
  { brandId, bookingId, userId, now }: GuestBookingClaim,
): Promise<{ code: string }> {
  const [booking] = await tx.query<{ code: string }>(
    'update bookings set user_id = $3, access_revoked_at = $4 where brand = $1 and id = $2 and user_id is null returning code',
    [brandId, bookingId, userId, now],
  );
  if (!booking) throw new AppError('BOOKING_NOT_CLAIMED');
  await record(tx, { brand: brandId, bookingId, at: now, code: 'CLAIMED' });
  return booking;
}
