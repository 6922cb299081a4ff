import type { Database } from '../../../db/database';
import { BOOKING_COLUMNS, type BookingRow } from '../rows';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** PostgreSQL refuses to compare an id with any other text. */
export const isUuid = (text: string): boolean => UUID.test(text);

export async function findBooking(
  db: Database,
  brandId: string,
  id: string,
): Promise<BookingRow | null> {
  if (!isUuid(id)) return null;
  const [booking] = await db.queryBrand<BookingRow>(
    brandId,
    `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2`,
    [id, brandId],
  );
  return booking ?? null;
}
