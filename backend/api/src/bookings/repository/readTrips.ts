import type { Database } from '../../db/database';
import type { BookingKey } from './readBookings';
import { BOOKING_COLUMNS, type BookingRow } from './rows';

/** Confirmed policies whose change of dates is under way, at most 50 of each brand, without those that an operator handles. */
export const findMovingPolicies = (db: Pick<Database, 'queryBrands'>): Promise<BookingRow[]> =>
  db.queryBrands<BookingRow & Record<string, unknown>>(
    `select ${BOOKING_COLUMNS} from (
       select *, row_number() over (partition by brand order by updated_at) as turn from bookings
       where product = 'ASSISTANCE' and state = 'CONFIRMED'
         and supplier_data->'moving' is not null and supplier_data->'moving'->'isRefused' is null) found
     where turn <= 50 order by turn, updated_at`,
    [],
  );

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
