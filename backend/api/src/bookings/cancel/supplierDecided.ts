import type { Tx } from '../../db/database';
import { lockStandingBookings } from '../repository';
import { supplierCancelled } from './supplierCancelled';

/**
 * Cancels the bookings in force of these codes because their product, which is our own, is withdrawn. Everything paid is
 * refunded.
 */
export async function cancelStanding(
  tx: Tx,
  brandId: string,
  codes: readonly string[],
  at: Date,
): Promise<void> {
  const bookings = await lockStandingBookings(tx, brandId, codes);
  for (const booking of bookings) await supplierCancelled(tx, booking, { at });
}
