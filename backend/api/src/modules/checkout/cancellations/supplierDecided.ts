import type { Tx } from '../../../db/database';
import type { BookingRow } from '../rows';
import { supplierCancelled } from './supplierCancelled';

/** A product of ours has decided about what its bookings wait for: those of these codes are asked about at once, also by a worker that has just asked. */
export async function wakeWaiting(
  tx: Tx,
  brandId: string,
  codes: readonly string[],
  at: Date,
): Promise<void> {
  await tx.query(
    `update bookings set next_at = $3, lease_until = null, lease_token = null
     where brand = $1 and code = any($2) and state = 'WAITING'`,
    [brandId, codes, at],
  );
}

/** A product of ours gives nothing of these bookings any more: those that stand are cancelled, and everything paid goes back. */
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
