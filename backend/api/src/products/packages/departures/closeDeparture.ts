import type { Tx } from '../../../db/database';
import type { DepartureKey } from './departureId';

/** The operator who closed a departure, and the reason. */
export interface Closing {
  at: Date;
  /** Id of the operator. */
  by: string;
  reason: string;
}

/**
 * Closes the sale of a departure until `reopenDeparture`, even if the catalogue offers it. Sold and held rooms stay. A
 * closed departure retains its first operator and reason. Returns false for an unknown departure.
 */
export async function closeDeparture(
  tx: Tx,
  brandId: string,
  departure: DepartureKey,
  { at, by, reason }: Closing,
): Promise<boolean> {
  const closed = await tx.query(
    `update package_departures set closed_at = coalesce(closed_at, $4), closed_by = coalesce(closed_by, $5),
       closed_because = coalesce(closed_because, $6)
     where brand = $1 and package = $2 and starts_on = $3 returning brand`,
    [brandId, departure.package, departure.date, at, by, reason],
  );
  await showChanged(tx, brandId, departure);
  return closed.length > 0;
}

/** Reopens a departure: it is sold again if the catalogue offers it. Returns false for an unknown departure. */
export async function reopenDeparture(
  tx: Tx,
  brandId: string,
  departure: DepartureKey,
): Promise<boolean> {
  const opened = await tx.query(
    `update package_departures set closed_at = null, closed_by = null, closed_because = null
     where brand = $1 and package = $2 and starts_on = $3 returning brand`,
    [brandId, departure.package, departure.date],
  );
  await showChanged(tx, brandId, departure);
  return opened.length > 0;
}

/**
 * Marks a departure as changed for listings, which read changed rows of allotments. The rows are updated in the order in
 * which buyers lock them.
 */
export const showChanged = (tx: Tx, brandId: string, { package: code, date }: DepartureKey) =>
  tx.query(
    `update package_allotments a set changed_in = pg_current_xact_id()
     from (select room_type from package_allotments where brand = $1 and package = $2 and starts_on = $3 order by room_type for update) r
     where a.brand = $1 and a.package = $2 and a.starts_on = $3 and a.room_type = r.room_type`,
    [brandId, code, date],
  );
