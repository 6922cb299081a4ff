import type { Tx } from '../../db/database';
import type { BookingKey } from './readBookings';

/** Saves the personal data of a booking, sealed for it. The booking is locked. */
export async function savePeople(
  tx: Tx,
  { id, brand }: BookingKey,
  people: string,
  at: Date,
): Promise<void> {
  await tx.query('update bookings set people = $3, updated_at = $4 where brand = $1 and id = $2', [
    brand,
    id,
    people,
    at,
  ]);
}

export interface AnonymizedAccountBooking {
  /** The remaining people, encrypted for the booking. */
  people: string;
  /** True when `people` still names the buyer. The booking is then due for erasing again `years` after the trip. */
  retainsBuyer: boolean;
  years: number;
  /** Links issued before this time no longer open the booking. */
  at: Date;
}
/** Saves a booking without the personal data of its account, which is being deleted. */
export async function anonymizeAccountBooking(
  tx: Tx,
  { id, brand }: BookingKey,
  { people, retainsBuyer, years, at }: AnonymizedAccountBooking,
): Promise<void> {
  await tx.query(
    `update bookings set people = $3, client_reference = '', access_revoked_at = $6, buyer_hash = null,
       caller_hash = null,
       people_until = case when $4 then (date_to + make_interval(years => $5))::date end
     where brand = $1 and id = $2`,
    [brand, id, people, retainsBuyer, years, at],
  );
}

/** Saves a booking whose retention period has ended. `people` names no person and is sealed for the booking. */
export async function anonymizeDueBooking(
  tx: Tx,
  { id, brand }: BookingKey,
  people: string,
): Promise<void> {
  await tx.query(
    `update bookings set people = $3, client_reference = '', people_until = null, buyer_hash = null,
       caller_hash = null
     where brand = $1 and id = $2`,
    [brand, id, people],
  );
}

/** Saves people without health answers, sealed for the booking, and marks the supplier data with the time of the erasure. */
export async function eraseHealthAnswers(
  tx: Tx,
  { id, brand }: BookingKey,
  people: string,
  at: Date,
): Promise<void> {
  await tx.query(
    'update bookings set people = $3, supplier_data = supplier_data || $4 where brand = $1 and id = $2',
    [brand, id, people, JSON.stringify({ healthErasedAt: at.toISOString() })],
  );
}
