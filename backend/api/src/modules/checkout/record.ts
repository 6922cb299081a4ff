import type { Tx } from '../../db/database';

export interface Happening {
  brand: string;
  bookingId: string;
  at: Date;
  /** Stable; messages/es.ts has its words. */
  code: string;
  from?: string;
  to?: string;
  /** No personal data. */
  data?: Record<string, unknown>;
}

/** Appends to the booking's history and to the outbox, in the transaction of the change itself. */
export async function record(
  tx: Tx,
  { brand, bookingId, at, code, from, to, data = {} }: Happening,
): Promise<void> {
  await tx.query(
    `with happened as (insert into booking_events (brand, booking_id, at, code, from_state, to_state, data) values ($1, $2, $3, $4, $5, $6, $7))
     insert into outbox (brand, booking_id, topic, payload, created_at) values ($1, $2, $4, $8, $3)`,
    [brand, bookingId, at, code, from ?? null, to ?? null, data, { from, to, ...data }],
  );
}
