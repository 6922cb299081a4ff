import type { Tx } from '../../db/database';
import { BOOKING_COLUMNS, type BookingRow, isUuid } from '../bookings/repository';
import { OPTIONAL_COLUMNS, type OptionalRow } from './rows';

/** One extra of a booking, both locked: booking first, then the extra, as everybody locks. Undefined when there is none. */
export async function lockExtra(
  tx: Tx,
  { brand, bookingId, id }: { brand: string; bookingId: string; id: string },
): Promise<{ booking: BookingRow; row: OptionalRow } | undefined> {
  const [booking] = await tx.query<BookingRow & Record<string, unknown>>(
    `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2 for update`,
    [bookingId, brand],
  );
  const [row] = isUuid(id)
    ? await tx.query<OptionalRow & Record<string, unknown>>(
        `select ${OPTIONAL_COLUMNS} from booking_optionals where id = $1 and brand = $2 and booking_id = $3 for update`,
        [id, brand, bookingId],
      )
    : [];
  return booking && row && { booking, row };
}
