import type { OperationsBooking } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { operatorNames } from '../operatorNames';

interface Row {
  id: string;
  payment_id: string;
  amount: number;
  reason: string;
  proposed_by: string;
  proposed_at: Date;
}

/** Refunds of a booking that wait for a second operator, the oldest first. */
export async function waitingProposals(
  tx: Tx,
  brandId: string,
  bookingId: string,
  operatorId: string,
): Promise<OperationsBooking['refund_proposals']> {
  const rows = await tx.query<Row>(
    `select id, payment_id, amount, reason, proposed_by, proposed_at from refund_proposals
     where brand = $1 and booking_id = $2 and state = 'WAITING' order by proposed_at, id`,
    [brandId, bookingId],
  );
  const names = await operatorNames(
    tx,
    brandId,
    rows.map(({ proposed_by }) => proposed_by),
  );
  return rows.map(({ proposed_by, proposed_at, ...row }) => ({
    ...row,
    proposed_by: names.get(proposed_by) ?? proposed_by,
    proposed_at: proposed_at.toISOString(),
    is_mine: proposed_by === operatorId,
  }));
}
