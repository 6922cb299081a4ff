import type { Tx } from '../../../db/database';
import { BOOKING_COLUMNS, type BookingRow, shownBookingStatus } from '../../bookings/repository';
import type { OptionalRow } from '../rows';
import type { BookingPhase, OptionalState } from '../states';

/** A row that this worker alone works on until `until`. */
export interface Lease {
  token: string;
  until: Date;
}
type Settable =
  'tries' | 'tried_at' | 'first_tried_at' | 'look_ups' | 'locator' | 'refunded' | 'cancellation';
export interface Change {
  to: OptionalState;
  at: Date;
  nextAt: Date | null;
  /** The same worker goes on with the row. */
  keepsLease?: boolean;
  set?: Partial<Record<Settable, unknown>>;
}

/** Booking first, then the extra: everybody locks in this order. */
export async function lockBooking(tx: Tx, { booking_id, brand }: OptionalRow): Promise<BookingRow> {
  const [booking] = await tx.query<BookingRow>(
    `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2 for update`,
    [booking_id, brand],
  );
  if (!booking) throw new Error('An extra without its booking.');
  return booking;
}

export function bookingPhaseOf({ state }: Pick<BookingRow, 'state'>): BookingPhase {
  if (state === 'CONFIRMED') return 'standing';
  return shownBookingStatus(state) === 'CANCEL' ? 'over' : 'open';
}

/**
 * Changes an extra's state if it is still the one that the worker saw and the lease is still the worker's. False: nothing was
 * written.
 */
export async function move(
  tx: Tx,
  row: OptionalRow,
  lease: Lease,
  { to, at, nextAt, keepsLease = false, set = {} }: Change,
): Promise<boolean> {
  const fields = Object.entries(set);
  const assignments = fields.map(([column], index) => `, ${column} = $${index + 7}`).join('');
  const moved = await tx.query(
    `update booking_optionals set state = $3, updated_at = $4, next_at = $5, failures = 0 ${keepsLease ? '' : ', lease_until = null, lease_token = null'} ${assignments}
     where id = $1 and state = $2 and brand = current_setting('app.brand', true) and lease_token = $6::uuid returning id`,
    [row.id, row.state, to, at, nextAt, lease.token, ...fields.map(([, value]) => value)],
  );
  return moved.length > 0;
}
