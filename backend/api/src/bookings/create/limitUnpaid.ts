import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { countUnpaidHolds } from '../repository';
import type { UnpaidLimits } from '../engine';
import { unpaidText } from '../messages/unpaid';
import type { Keeps, KeyedCall } from '../ports';

/**
 * Limits the unpaid rooms or seats of one departure per caller: the account, else the network. A caller's first booking is always
 * accepted. @throws AppError TOO_MANY_UNPAID
 */
export async function limitUnpaid(
  tx: Tx,
  { brandId, userId }: KeyedCall,
  { departure, unit, count }: Keeps,
  callerHash: string | null,
  limits: UnpaidLimits,
): Promise<void> {
  const caller = userId ?? callerHash;
  if (caller === null) return;
  // Simultaneous bookings of one caller are counted one after the other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `unpaid:${brandId}:${departure}:${caller}`,
  ]);
  const before = await countUnpaidHolds(tx, { brand: brandId, departure, caller });
  const most = limits[unit];
  if (before > 0 && before + count > most)
    throw new AppError('TOO_MANY_UNPAID', {
      detail: unpaidText({ unit, before, most, isGuest: userId === null }),
      meta: { unit, unpaid: before, most },
    });
}
