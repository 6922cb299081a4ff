import type { Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { closeDeparture, reopenDeparture } from '../departures/closeDeparture';
import { type Rooms, setTotal } from '../departures/allotments';
import { consoleWords as words } from '../messages/console';

/**
 * Sets the total number of rooms of a type. @throws AppError NOT_FOUND when the departure has no such rooms, ALLOTMENT_TAKEN
 */
export async function changeAllotment(tx: Tx, brandId: string, rooms: Rooms): Promise<void> {
  if (await setTotal(tx, brandId, [rooms])) return;
  const [taken] = await tx.query<{ held: number; sold: number }>(
    `select held, sold from package_allotments
     where brand = $1 and package = $2 and starts_on = $3 and room_type = $4`,
    [brandId, rooms.package, rooms.date, rooms.roomType],
  );
  if (!taken) throw new AppError('NOT_FOUND');
  throw new AppError('ALLOTMENT_TAKEN', {
    detail: words.taken(taken.sold, taken.held),
    source: { pointer: '/total' },
  });
}

interface Change {
  sale: 'OPEN' | 'CLOSED';
  reason: string;
  /** Id of the operator. */
  by: string;
  at: Date;
}
/**
 * Opens or closes the sale of a departure. Repeating it changes nothing. @throws AppError NOT_FOUND, DEPARTURE_NOT_OFFERED,
 * DEPARTURE_CANCELLED
 */
export async function changeSale(
  tx: Tx,
  brandId: string,
  departure: { package: string; date: string },
  { sale, ...closing }: Change,
): Promise<void> {
  const isThere =
    sale === 'CLOSED'
      ? await closeDeparture(tx, brandId, departure, closing)
      : await reopenDeparture(tx, brandId, departure);
  if (!isThere) throw new AppError('NOT_FOUND');
  if (sale === 'CLOSED') return;
  const { is_offered, is_cancelled } = await readOffer(tx, brandId, departure);
  if (is_cancelled) throw new AppError('DEPARTURE_CANCELLED');
  if (!is_offered) throw new AppError('DEPARTURE_NOT_OFFERED');
}

async function readOffer(
  tx: Tx,
  brandId: string,
  { package: code, date }: { package: string; date: string },
): Promise<{ is_offered: boolean; is_cancelled: boolean }> {
  const [row] = await tx.query<{ is_offered: boolean; is_cancelled: boolean }>(
    `select d.is_offered and p.is_on_sale as is_offered, d.decision is not distinct from 'CANCEL' as is_cancelled from package_departures d
     join packages p on p.brand = d.brand and p.code = d.package
     where d.brand = $1 and d.package = $2 and d.starts_on = $3`,
    [brandId, code, date],
  );
  return row ?? { is_offered: false, is_cancelled: false };
}
