import type { Tx } from '../../../db/database';
import { type BookingRow, INSTALMENT_COLUMNS, type InstalmentRow, type PaymentRow } from '../rows';

/** In order. Whoever decides about money locks the booking by a statement before this one. */
export const readInstalments = (
  tx: Tx,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<InstalmentRow[]> =>
  tx.query<InstalmentRow>(
    `select ${INSTALMENT_COLUMNS} from booking_instalments where brand = $1 and booking_id = $2 order by number`,
    [brand, id],
  );

/** Marks the instalments that a payment was opened for as paid; the database refuses to have one paid twice. */
export async function payInstalments(
  tx: Tx,
  { id, brand, booking_id, instalments }: PaymentRow,
  at: Date,
): Promise<void> {
  await tx.query(
    `update booking_instalments set paid_by = $4, paid_at = $5 where brand = $1 and booking_id = $2 and number = any($3)`,
    [brand, booking_id, instalments, id, at],
  );
}
