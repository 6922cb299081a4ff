import type { ApiBody } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { createRefund, record } from '../../bookings/repository';
import { closeCase } from '../../bookings/cases';
import { type Checkout } from '../../bookings';
import { lockPaymentOf } from '../lockPaymentOf';
import type { Operator } from '../operatorsOnly';
import { proposalCaseKey } from './proposeRefund';

type Decision = ApiBody<'POST operations/refund_proposals/:id/decisions'>;
interface ProposalRow {
  amount: number;
  reason: string;
  state: 'WAITING' | Decision['decision'];
  proposed_by: string;
  decided_by: string | null;
  note: string | null;
}

/**
 * Approves or declines a refund that another operator proposed. An approved refund is owed at once; the worker sends it. A
 * repetition by the same operator succeeds without an effect. @throws AppError NOT_FOUND, ANOTHER_OPERATOR_NEEDED,
 * PROPOSAL_DECIDED, AMOUNT_NOT_REFUNDABLE
 */
export const decideProposal = (
  { engine: { db, clock } }: Checkout,
  { brandId, id: by }: Operator,
  id: string,
  { decision, note }: Decision,
): Promise<void> =>
  db.withBrand(brandId, async (tx) => {
    const at = clock();
    const { bookingId, paymentId } = await placeOf(tx, brandId, id);
    const payment = await lockPaymentOf(tx, brandId, bookingId, paymentId);
    const [proposal] = await tx.query<ProposalRow>(
      'select amount, reason, state, proposed_by, decided_by, note from refund_proposals where brand = $1 and id = $2 for update',
      [brandId, id],
    );
    if (!proposal) throw new AppError('NOT_FOUND');
    const { amount, reason, proposed_by } = proposal;
    if (proposed_by === by) throw new AppError('ANOTHER_OPERATOR_NEEDED');
    if (proposal.state !== 'WAITING') {
      const isMine = proposal.decided_by === by && proposal.note === note;
      if (isMine && proposal.state === decision) return;
      throw new AppError('PROPOSAL_DECIDED');
    }
    if (decision === 'APPROVED') {
      if (amount > payment.refundable) throw new AppError('AMOUNT_NOT_REFUNDABLE');
      await createRefund(tx, payment, { reason: 'OPERATOR', amount, at, key: id });
    }
    await tx.query(
      'update refund_proposals set state = $3, decided_by = $4, decided_at = $5, note = $6 where brand = $1 and id = $2',
      [brandId, id, decision, by, at, note],
    );
    await closeCase(tx, { brand: brandId, key: proposalCaseKey(id), at, by, note });
    await record(tx, {
      brand: brandId,
      bookingId,
      at,
      code: `OPERATOR_${decision}`,
      data: { by, proposed_by, amount, reason, note },
    });
  });

/** Booking and payment of a proposal, read before any lock. @throws AppError NOT_FOUND */
async function placeOf(tx: Tx, brandId: string, id: string) {
  const [row] = await tx.query<{ bookingId: string; paymentId: string }>(
    'select booking_id as "bookingId", payment_id as "paymentId" from refund_proposals where brand = $1 and id::text = $2',
    [brandId, id],
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
