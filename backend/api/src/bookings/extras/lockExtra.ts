import type { Tx } from '../../db/database';
import { type BookingRow, isUuid, lockBooking } from '../repository';
import { EXTRA_COLUMNS, type ExtraRow } from './rows';

/** Locks a booking and then an extra of it, and returns both. Undefined: there is no such extra. */
export async function lockExtra(
  tx: Tx,
  { brand, bookingId, id }: { brand: string; bookingId: string; id: string },
): Promise<{ booking: BookingRow; row: ExtraRow } | undefined> {
  const booking = await lockBooking(tx, { id: bookingId, brand });
  const [row] = isUuid(id)
    ? await tx.query<ExtraRow & Record<string, unknown>>(
        `select ${EXTRA_COLUMNS} from booking_optionals where id = $1 and brand = $2 and booking_id = $3 for update`,
        [id, brand, bookingId],
      )
    : [];
  return booking && row && { booking, row };
}
