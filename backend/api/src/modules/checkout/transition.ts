import type { Tx } from '../../db/database';
import type { BookingRow, Lease } from './rows';
import { type BookingState, CLOSES_PAGES, TRANSITIONS } from './states';

type Settable =
  | 'paid_with'
  | 'paid_at'
  | 'pay_by'
  | 'held_as'
  | 'held_until'
  | 'cancel_penalty'
  | 'cancel_requested_at'
  | 'cancel_cause'
  | 'waits_until'
  | 'supplier_tries'
  | 'supplier_tried_at'
  | 'supplier_first_tried_at'
  | 'look_ups'
  | 'supplier_locator'
  | 'supplier_name'
  | 'confirmation';
/** The worker looks at the payments of a booking that ends: an open page is closed, and money that came meanwhile is found. */
const WAKE_PAYMENTS = `, woken as (
       update payments set next_at = $4 where state in ('PENDING', 'REJECTED', 'ABANDONED') and request_id is not null
         and (brand, booking_id) in (select brand, id from moved)
     )`;
export interface Change {
  to: BookingState;
  at: Date;
  /** When the next step is due; null: none is. One that is confirmed and wholly paid has none, whatever is said here. */
  nextAt: Date | null;
  /** The worker's lease: without it any change of state by someone else in between is enough to refuse. */
  lease?: Lease;
  /** The same worker goes on with the row. */
  keepsLease?: boolean;
  set?: Partial<Record<Settable, unknown>>;
  data?: Record<string, unknown>;
  /** The event's code, where it is not the state's own name. */
  code?: string;
}
/** The next effect begins its own count of attempts. */
export const FRESH = {
  supplier_tries: 0,
  supplier_tried_at: null,
  supplier_first_tried_at: null,
  look_ups: 0,
} as const;

/**
 * Moves a booking on if it still is where the caller saw it and the lease is still the caller's; history and outbox with it.
 * False: another worker was first, and nothing was written.
 * @throws Error for a transition that does not exist
 */
export async function transition(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'brand' | 'state'>,
  change: Change,
): Promise<boolean> {
  const { to, at, nextAt, lease, keepsLease = false, set = {}, data = {}, code = to } = change;
  if (!TRANSITIONS[booking.state].includes(to))
    throw new Error(`A booking cannot go from ${booking.state} to ${to}.`);
  const fields = Object.entries(set);
  const assignments = fields.map(([column], index) => `, ${column} = $${index + 10}`).join('');
  const moved = await tx.query(
    `with moved as (
       update bookings set state = $3, updated_at = $4, failures = 0,
         next_at = case when $3 <> 'CONFIRMED' or paid < total then $5::timestamptz end
         ${keepsLease ? '' : ', lease_until = null, lease_token = null'} ${assignments}
       where id = $1 and state = $2 and brand = current_setting('app.brand', true) and ($6::uuid is null or lease_token = $6::uuid) returning id, brand
     ), recorded as (
       insert into booking_events (brand, booking_id, at, code, from_state, to_state, data) select brand, id, $4, $7::text, $2, $3, $8::jsonb from moved
     ), reported as (
       insert into outbox (brand, booking_id, topic, payload, created_at) select brand, id, $7, $9::jsonb, $4 from moved
     )${CLOSES_PAGES.includes(to) ? WAKE_PAYMENTS : ''} select id from moved`,
    [
      booking.id,
      booking.state,
      to,
      at,
      nextAt,
      lease?.token ?? null,
      code,
      data,
      { from: booking.state, to, ...data },
      ...fields.map(([, value]) => value),
    ],
  );
  return moved.length > 0;
}
