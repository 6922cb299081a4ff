import type { Tx } from '../../../db/database';
import { type Lease, leasedTable } from '../../../effects/leases';
import { type BookingRow, lockBooking, shownBookingStatus } from '../../repository';
import { type BookingPhase, EXTRA_COLUMNS, type ExtraRow, type ExtraState } from '../rows';

export const leasedExtras = leasedTable<ExtraRow>({
  table: 'booking_optionals',
  columns: EXTRA_COLUMNS,
});

type Settable =
  'tries' | 'tried_at' | 'first_tried_at' | 'look_ups' | 'locator' | 'refunded' | 'cancellation';
export interface ExtraChange {
  to: ExtraState;
  at: Date;
  nextAt: Date | null;
  /** True when the lease stays with the worker, which continues with the row. */
  retainsLease?: boolean;
  set?: Partial<Record<Settable, unknown>>;
}

/** Locks and returns the booking of an extra. Lock the booking before its extras. @throws Error when it is missing */
export async function lockBookingOf(
  tx: Tx,
  { booking_id: id, brand }: ExtraRow,
): Promise<BookingRow> {
  const booking = await lockBooking(tx, { id, brand });
  if (!booking) throw new Error('An extra without its booking.');
  return booking;
}

export function bookingPhaseOf({ state }: Pick<BookingRow, 'state'>): BookingPhase {
  if (state === 'CONFIRMED') return 'standing';
  return shownBookingStatus(state) === 'CANCEL' ? 'over' : 'open';
}

/**
 * Changes the state of an extra. Returns false, and changes no row, when the state is no longer the one that the worker
 * read, or another worker has the lease.
 */
export async function changeExtra(
  tx: Tx,
  row: ExtraRow,
  lease: Lease,
  { to, at, nextAt, retainsLease = false, set = {} }: ExtraChange,
): Promise<boolean> {
  const fields = Object.entries(set);
  const assignments = fields.map(([column], index) => `, ${column} = $${index + 7}`).join('');
  const moved = await tx.query(
    `update booking_optionals set state = $3, updated_at = $4, next_at = $5, failures = 0
       ${retainsLease ? '' : ', lease_until = null, lease_token = null'} ${assignments}
     where id = $1 and state = $2 and brand = current_setting('app.brand', true) and lease_token = $6::uuid returning id`,
    [row.id, row.state, to, at, nextAt, lease.token, ...fields.map(([, value]) => value)],
  );
  return moved.length > 0;
}
