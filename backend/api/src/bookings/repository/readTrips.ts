import type { Database } from '../../db/database';
import type { BookingKey } from './readBookings';

/** A confirmed flight whose changes of schedule are due for a check. */
export interface FlightToCheck extends BookingKey {
  supplier: string;
  supplier_locator: string;
}
export interface FlightsToCheck {
  suppliers: readonly string[];
  /** Day `YYYY-MM-DD`. Flights that departed before it are left out. */
  departsFrom: string;
  /** ISO times: flights that were read, or tried, later are left out. */
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
