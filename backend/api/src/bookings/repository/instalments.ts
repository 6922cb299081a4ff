import type { Tx } from '../../db/database';
import type { Lease } from '../../effects/leases';
import type { BookingKey } from './readBookings';
import { type BookingRow, INSTALMENT_COLUMNS, type InstalmentRow, type PaymentRow } from './rows';

export async function insertInstalments(
  tx: Tx,
  { id, brand }: BookingKey,
  instalments: readonly Pick<InstalmentRow, 'number' | 'due_on' | 'grace_until' | 'amount'>[],
): Promise<void> {
  for (const { number, due_on, grace_until, amount } of instalments)
    await tx.query(
      `insert into booking_instalments (brand, booking_id, number, due_on, grace_until, amount)
       values ($1, $2, $3, $4, $5, $6)`,
      [brand, id, number, due_on, grace_until, amount],
    );
}

/** The instalments of a booking, in order. Lock the booking first, by an earlier statement, to decide about money. */
export const readInstalments = (tx: Tx, { id, brand }: BookingKey): Promise<InstalmentRow[]> =>
  tx.query<InstalmentRow>(
    `select ${INSTALMENT_COLUMNS} from booking_instalments where brand = $1 and booking_id = $2 order by number`,
    [brand, id],
  );

/** Marks the instalments of a payment as paid. @throws the database's error when one is paid already */
export async function payInstalments(
  tx: Tx,
  { id, brand, booking_id, instalments }: PaymentRow,
  at: Date,
): Promise<void> {
  await tx.query(
    `update booking_instalments set paid_by = $4, paid_at = $5
     where brand = $1 and booking_id = $2 and number = any($3)`,
    [brand, booking_id, instalments, id, at],
  );
}

/** Marks an instalment as reminded. False: it is paid, or the booking has changed, or the lease is another worker's. */
export async function markReminded(
  tx: Tx,
  { id, brand, state }: Pick<BookingRow, 'id' | 'brand' | 'state'>,
  { number, reminded }: Pick<InstalmentRow, 'number' | 'reminded'>,
  lease: Lease,
): Promise<boolean> {
  const marked = await tx.query(
    `update booking_instalments set reminded = $4
     where brand = $1 and booking_id = $2 and number = $3 and paid_by is null
       and exists (select from bookings where brand = $1 and id = $2 and state = $6 and lease_token = $5)
     returning number`,
    [brand, id, number, reminded, lease.token, state],
  );
  return marked.length > 0;
}
