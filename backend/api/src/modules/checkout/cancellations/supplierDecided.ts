import type { Tx } from '../../../db/database';
import type { BookingRow } from '../../bookings/repository';
import { supplierCancelled } from './supplierCancelled';

/** Cancels the standing bookings of these codes for a product of our own, which gives nothing of them any more. Everything paid is refunded. */
export async function cancelStanding(
  tx: Tx,
  brandId: string,
  codes: readonly string[],
  at: Date,
): Promise<void> {
  const bookings = await tx.query<Pick<BookingRow, 'id' | 'brand' | 'state' | 'paid'>>(
    `select id, brand, state, paid from bookings
     where brand = $1 and code = any($2) and state in ('WAITING', 'CONFIRMED') order by id for update`,
    [brandId, codes],
  );
  for (const booking of bookings) await supplierCancelled(tx, booking, { at });
}
