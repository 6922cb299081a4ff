import type { Tx } from '../../db/database';

export interface BookingEvent {
  brand: string;
  bookingId: string;
  at: Date;
  /** Stable code. `checkout/messages/es.ts` has its text. */
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
  await tx.query(
    `with recorded as (
       insert into booking_events (brand, booking_id, at, code, from_state, to_state, data)
       values ($1, $2, $3, $4, $5, $6, $7))
     insert into outbox (brand, booking_id, topic, payload, created_at) values ($1, $2, $4, $8, $3)`,
    [brand, bookingId, at, code, from ?? null, to ?? null, data, { from, to, ...data }],
  );
}
