import type { Tx } from '../../db/database';
import type { BookingKey } from './readBookings';
import { BOOKING_COLUMNS, type BookingRow } from './rows';
import type { PaymentState } from './states';

/** A booking as lists show it. Money is whole pesos. */
export interface ListedBookingRow extends BookingRow {
  /** State of the payment that it was paid with, else of the newest. Null: there is none. */
  payment_state: PaymentState | null;
  /** Sum of its refunds, sent or not. */
  refund_reserved: number;
  /** Part that was captured of an open payment whose rest is missing. */
  part_paid: number;
}
const OWN = 'p.brand = bookings.brand and p.booking_id = bookings.id';
export const LISTED_COLUMNS = `${BOOKING_COLUMNS},
  (select coalesce(sum(p.refund_reserved), 0)::bigint from payments p where ${OWN}) as refund_reserved,
  (select coalesce(sum(p.captured), 0)::bigint from payments p where ${OWN} and p.state = 'PENDING') as part_paid,
  (select p.state from payments p where ${OWN}
   order by p.id = bookings.paid_with desc nulls last, p.created_at desc limit 1) as payment_state`;

/** Undefined: there is no such booking. */
export async function findListedBooking(
  tx: Tx,
  { id, brand }: BookingKey,
): Promise<ListedBookingRow | undefined> {
  const [row] = await tx.query<ListedBookingRow>(
    `select ${LISTED_COLUMNS} from bookings where id = $1 and brand = $2`,
    [id, brand],
  );
  return row;
}
