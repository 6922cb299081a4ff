import { randomUUID } from 'node:crypto';
import type { ApiBody, OperationsBooking } from '@tiquete/contracts';
import type { Tx } from '../db/database';
import { AppError } from '../lib/errors';
import { createRefund, isUuid, record, sumRefunds } from '../bookings/repository';
import { closeCase, openCase } from '../bookings/cases';
import { type LockedPayment, lockPaymentOf } from './bookingQueries';
import { operatorNames } from './operatorNames';
import type { Checkout } from '../bookings';
import type { Operator } from './operatorsOnly';

/** Key of a proposal's case, which its decision closes. */
export const proposalCaseKey = (id: string) => `REFUND_PROPOSED:${id}`;

/**
 * Whole pesos of a booking that operators refunded or proposed to refund, so that a large refund cannot be split. The caller
 * has locked the booking.
 */
export async function givenByOperators(
  tx: Tx,
  brandId: string,
  bookingId: string,
): Promise<number> {
  const refunded = await sumRefunds(tx, { id: bookingId, brand: brandId }, 'OPERATOR');
  const [proposed] = await tx.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::bigint as amount from refund_proposals
     where brand = $1 and booking_id = $2 and state = 'WAITING'`,
    [brandId, bookingId],
  );
  return refunded + (proposed?.amount ?? 0);
}

/** Stores once per key the proposal for another operator, and opens its case. @throws AppError IN_PROGRESS */
export async function proposeRefund(
  tx: Tx,
  { id: paymentId, brand, booking_id: bookingId, reference }: LockedPayment,
  proposal: { amount: number; reason: string; key: string; by: string; at: Date },
): Promise<string> {
  const { amount, reason, key, by, at } = proposal;
  const id = randomUUID();
  const written = await tx.query(
    `insert into refund_proposals (id, brand, booking_id, payment_id, key, amount, reason, proposed_by, proposed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (payment_id, key) do nothing returning id`,
    [id, brand, bookingId, paymentId, key, amount, reason, by, at],
  );
  if (written.length === 0) throw new AppError('IN_PROGRESS');
  await openCase(tx, {
    brand,
    kind: 'REFUND_PROPOSED',
    key: proposalCaseKey(id),
    at,
    bookingId,
    paymentId,
    data: { reference, amount, reason },
  });
  await record(tx, {
    brand,
    bookingId,
    at,
    code: 'OPERATOR_PROPOSED',
    data: { by, amount, reason },
  });
  return id;
}

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
  if (!isUuid(id)) throw new AppError('NOT_FOUND');
  const [row] = await tx.query<{ bookingId: string; paymentId: string }>(
    'select booking_id as "bookingId", payment_id as "paymentId" from refund_proposals where brand = $1 and id = $2',
    [brandId, id],
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
