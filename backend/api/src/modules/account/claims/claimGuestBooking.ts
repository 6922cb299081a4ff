import type { Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { record } from '../../checkout';

export interface GuestBookingClaim {
  brandId: string;
  bookingId: string;
  userId: string;
  now: Date;
}
/** Makes a guest's booking the user's; its address hears of it through the outbox. @throws AppError BOOKING_NOT_CLAIMED when it is somebody's */
export async function claimGuestBooking(
  tx: Tx,
  { brandId, bookingId, userId, now }: GuestBookingClaim,
): Promise<{ code: string }> {
  const [booking] = await tx.query<{ code: string }>(
    'update bookings set user_id = $3 where brand = $1 and id = $2 and user_id is null returning code',
    [brandId, bookingId, userId],
  );
  if (!booking) throw new AppError('BOOKING_NOT_CLAIMED');
  await record(tx, { brand: brandId, bookingId, at: now, code: 'CLAIMED' });
  return booking;
}
