import type { Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { makeWaitingDue } from '../../../bookings/repository';
import { cancelStanding } from '../../../bookings';
import { showChanged } from './closeDeparture';
import type { DepartureKey } from './departureId';
import { readSoldCodes, returnAll } from './allotments';
import { consoleWords as words } from '../messages/console';
import { type DepartureDecision, isCertain, lockDeparture, readGroup } from './minimumGroup';

export interface OperatorDecision {
  decision: DepartureDecision;
  at: Date;
  /** Id of the operator. */
  by: string;
  reason: string;
}

/**
 * Decides finally whether a departure below its minimum group takes place. A confirmation makes the waiting bookings due at
 * once. A cancellation returns the rooms and refunds every booking in force in full, in the same transaction. Repeating the
 * decision changes nothing. @throws AppError NOT_FOUND, DEPARTURE_DECIDED
 */
export async function decideDeparture(
  tx: Tx,
  brandId: string,
  departure: DepartureKey,
  deciding: OperatorDecision,
): Promise<void> {
  await lockDeparture(tx, brandId, departure);
  const group = await readGroup(tx, brandId, departure);
  if (!group) throw new AppError('NOT_FOUND');
  const { decision } = deciding;
  if (group.decision === decision) return;
  if (group.travelers === null)
    throw new AppError('DEPARTURE_DECIDED', { detail: words.noMinimum });
  if (group.decision !== null || (decision === 'CANCEL' && isCertain(group)))
    throw new AppError('DEPARTURE_DECIDED', {
      detail: words.decided[group.decision ?? 'CONFIRM'],
    });
  await write(tx, brandId, departure, deciding);
  if (decision === 'CONFIRM') return confirmed(tx, brandId, departure, deciding.at);
  const references = await returnAll(tx, brandId, departure, deciding.at);
  await cancelStanding(tx, brandId, references, deciding.at);
}

/** Confirms a locked departure finally when the rooms just sold complete its group. */
export async function confirmReached(
  tx: Tx,
  brandId: string,
  departure: DepartureKey,
  at: Date,
): Promise<void> {
  const group = await readGroup(tx, brandId, departure);
  if (!group || group.decision !== null || group.travelers === null || !isCertain(group)) return;
  await write(tx, brandId, departure, { decision: 'CONFIRM', at, by: null, reason: null });
  await confirmed(tx, brandId, departure, at);
}

async function confirmed(
  tx: Tx,
  brandId: string,
  departure: DepartureKey,
  at: Date,
): Promise<void> {
  await showChanged(tx, brandId, departure);
  await makeWaitingDue(tx, brandId, await readSoldCodes(tx, brandId, departure), at);
}

const write = (
  tx: Tx,
  brandId: string,
  { package: code, date }: DepartureKey,
  {
    decision,
    at,
    by,
    reason,
  }: Omit<OperatorDecision, 'by' | 'reason'> & { by: string | null; reason: string | null },
) =>
  tx.query(
    `update package_departures set decision = $4, decided_at = $5, decided_by = $6, decided_because = $7
     where brand = $1 and package = $2 and starts_on = $3`,
    [brandId, code, date, decision, at, by, reason],
  );
