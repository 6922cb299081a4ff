import type { Tx } from '../db/database';
import { AppError } from '../lib/errors';
import { claimBooking, record } from '../bookings/repository';

export interface GuestBookingClaim {
  brandId: string;
  bookingId: string;
  userId: string;
  now: Date;
}
/**
 * Adds a guest's booking to the user's account and revokes earlier links to it. The outbox notifies the buyer's address.
 * @throws AppError BOOKING_NOT_CLAIMED when an account already has it
 */
export async function claimGuestBooking(
  tx: Tx,
  { brandId, bookingId, userId, now }: GuestBookingClaim,
): Promise<{ code: string }> {
  const booking = await claimBooking(tx, { id: bookingId, brand: brandId }, userId, now);
  if (!booking) throw new AppError('BOOKING_NOT_CLAIMED');
  await record(tx, { brand: brandId, bookingId, at: now, code: 'CLAIMED' });
  return booking;
}
