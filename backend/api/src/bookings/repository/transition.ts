import type { Tx } from '../../db/database';
import type { Lease } from '../../effects/leases';
import { noteBooking } from '../../lib/tracing/trace';
import type { BookingRow } from './rows';
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
/** Makes the payments of a booking that ends due: the worker closes its open pages and finds payments made meanwhile. */
const WAKE_PAYMENTS = `, woken as (
       update payments set next_at = $4
       where state in ('PENDING', 'REJECTED', 'ABANDONED') and request_id is not null
         and (brand, booking_id) in (select brand, id from moved)
     )`;
export interface Change {
  to: BookingState;
  at: Date;
  /** Time of the next step. Null: no step follows. A confirmed booking that is fully paid never has one. */
  nextAt: Date | null;
  /** Lease of the worker. Without one, only the state is compared. */
  lease?: Lease;
  /** True when the lease stays with the worker, which continues with the row. */
  retainsLease?: boolean;
  set?: Partial<Record<Settable, unknown>>;
  /** Data of the event, without personal data. */
  data?: Record<string, unknown>;
  /** Code of the event. The state's name unless given. */
  code?: string;
}
/** Resets the counters of attempts for the next supplier call. */
export const FRESH = {
  supplier_tries: 0,
  supplier_tried_at: null,
  supplier_first_tried_at: null,
  look_ups: 0,
} as const;

/**
 * Moves a booking to another state, and writes the event and the outbox row with it. Returns false, and writes nothing, when the
 * booking is no longer in the state that the caller read, or the lease is no longer the caller's.
 * @throws Error for a transition that TRANSITIONS does not list
 */
export async function transition(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'brand' | 'state'>,
  change: Change,
): Promise<boolean> {
  const { to, at, nextAt, lease, retainsLease = false, set = {}, data = {}, code = to } = change;
  if (!TRANSITIONS[booking.state].includes(to))
    throw new Error(`A booking cannot go from ${booking.state} to ${to}.`);
  noteBooking(booking);
  const fields = Object.entries(set);
  const assignments = fields.map(([column], index) => `, ${column} = $${index + 10}`).join('');
  const moved = await tx.query(
    `with moved as (
       update bookings set state = $3, updated_at = $4, failures = 0,
         next_at = case when $3 <> 'CONFIRMED' or paid < total then $5::timestamptz end
         ${retainsLease ? '' : ', lease_until = null, lease_token = null'} ${assignments}
       where id = $1 and state = $2 and brand = current_setting('app.brand', true)
         and ($6::uuid is null or lease_token = $6::uuid)
       returning id, brand
     ), recorded as (
       insert into booking_events (brand, booking_id, at, code, from_state, to_state, data)
       select brand, id, $4, $7::text, $2, $3, $8::jsonb from moved
     ), reported as (
       insert into outbox (brand, booking_id, topic, payload, created_at)
       select brand, id, $7, $9::jsonb, $4 from moved
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

export interface BookingEvent {
  brand: string;
  bookingId: string;
  at: Date;
  /** Stable code of the event. `bookings/messages/checkout.ts` has its text. */
  code: string;
  from?: string;
  to?: string;
  /** Contains no personal data. */
  data?: Record<string, unknown>;
}

/** Appends an event to the booking's history and to the outbox. Call it in the transaction of the change that it reports. */
export async function record(
  tx: Tx,
  { brand, bookingId, at, code, from, to, data = {} }: BookingEvent,
): Promise<void> {
  noteBooking({ brand, id: bookingId });
  await tx.query(
    `with recorded as (
       insert into booking_events (brand, booking_id, at, code, from_state, to_state, data)
       values ($1, $2, $3, $4, $5, $6, $7))
     insert into outbox (brand, booking_id, topic, payload, created_at) values ($1, $2, $4, $8, $3)`,
    [brand, bookingId, at, code, from ?? null, to ?? null, data, { from, to, ...data }],
  );
}
