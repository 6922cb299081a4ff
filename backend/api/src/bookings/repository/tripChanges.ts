// Changes of a booking's trip. Objects are written as JSON. A merge replaces the keys that it names and leaves the others.
import type { Cancellation } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import type { BookingKey } from './readBookings';

/** Merges `changes` into the supplier data. */
export async function mergeSupplierData(
  tx: Tx,
  { id, brand }: BookingKey,
  changes: object,
): Promise<void> {
  await tx.query(
    'update bookings set supplier_data = supplier_data || $3 where brand = $1 and id = $2',
    [brand, id, JSON.stringify(changes)],
  );
}

/** Merges `changes` into the snapshot. */
export async function mergeSnapshot(
  tx: Tx,
  { id, brand }: BookingKey,
  changes: object,
): Promise<void> {
  await tx.query('update bookings set snapshot = snapshot || $3 where brand = $1 and id = $2', [
    brand,
    id,
    JSON.stringify(changes),
  ]);
}

/** Merges `changes` into the confirmation. Changes no row when the booking is not confirmed any more. */
export async function mergeConfirmation(
  tx: Tx,
  { id, brand }: BookingKey,
  changes: object,
): Promise<void> {
  await tx.query(
    `update bookings set confirmation = confirmation || $3
     where brand = $1 and id = $2 and state = 'CONFIRMED'`,
    [brand, id, JSON.stringify(changes)],
  );
}

/** Days of a trip, `YYYY-MM-DD`. */
export interface TripDays {
  from: string;
  to: string;
}
export async function saveTripDays(
  tx: Tx,
  { id, brand }: BookingKey,
  { from, to }: TripDays,
  at: Date,
): Promise<void> {
  await tx.query(
    'update bookings set date_from = $3, date_to = $4, updated_at = $5 where brand = $1 and id = $2',
    [brand, id, from, to, at],
  );
}

export interface MovedTrip {
  days: TripDays;
  cancellation: Cancellation;
  /** Object that is merged into the snapshot. */
  snapshot: object;
  /** Replaces the stored supplier data of the booking. */
  supplierData: object;
  at: Date;
}
/** Saves a trip that was moved to other days, with its terms. The booking is locked. */
export async function saveMovedTrip(
  tx: Tx,
  { id, brand }: BookingKey,
  { days, cancellation, snapshot, supplierData, at }: MovedTrip,
): Promise<void> {
  await tx.query(
    `update bookings set date_from = $3, date_to = $4, cancellation = $5, snapshot = snapshot || $6,
       supplier_data = $7, updated_at = $8
     where id = $1 and brand = $2`,
    [
      id,
      brand,
      days.from,
      days.to,
      cancellation,
      JSON.stringify(snapshot),
      JSON.stringify(supplierData),
      at,
    ],
  );
}

/** Marks a booking as tried by a check of its schedule. False: another replica tried it at `since` or later. */
export async function markScheduleTried(
  db: Pick<Database, 'queryBrand'>,
  { id, brand }: BookingKey,
  at: Date,
  since: string,
): Promise<boolean> {
  const marked = await db.queryBrand(
    brand,
    `update bookings set supplier_data = supplier_data || $3
     where brand = $1 and id = $2 and coalesce(supplier_data->>'scheduleTriedAt', '') < $4 returning id`,
    [brand, id, JSON.stringify({ scheduleTriedAt: at.toISOString() }), since],
  );
  return marked.length > 0;
}

/** A confirmed flight whose changes of schedule are due for a check. */
export interface FlightToCheck extends BookingKey {
  supplier: string;
  supplier_locator: string;
}
export interface FlightsToCheck {
  suppliers: readonly string[];
  /** Day `YYYY-MM-DD`. Flights that departed before it are left out. */
  departsFrom: string;
  /** ISO instants: flights that were read, or tried, later than these are left out. */
  readBefore: string;
  triedBefore: string;
  limit: number;
}
/** Flights of every brand that are due for a check of their schedule, least recently tried first. */
export const findFlightsToCheck = (
  db: Pick<Database, 'queryBrands'>,
  { suppliers, departsFrom, readBefore, triedBefore, limit }: FlightsToCheck,
): Promise<FlightToCheck[]> =>
  db.queryBrands<FlightToCheck & Record<string, unknown>>(
    `select id, brand, supplier, supplier_locator from bookings
     where product = 'FLIGHT' and state = 'CONFIRMED' and supplier = any($1) and supplier_locator is not null
       and date_from >= $2 and coalesce(supplier_data->>'scheduleReadAt', '') < $3
       and coalesce(supplier_data->>'scheduleTriedAt', '') < $4
     order by coalesce(supplier_data->>'scheduleTriedAt', ''), created_at limit $5`,
    [suppliers, departsFrom, readBefore, triedBefore, limit],
  );
