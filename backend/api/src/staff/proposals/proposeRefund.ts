import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { record } from '../../bookings/repository';
import { openCase } from '../../bookings/cases';
import type { LockedPayment } from '../lockPaymentOf';

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
  const [row] = await tx.query<{ given: string }>(
    `select coalesce((select sum(amount) from refunds where brand = $1 and booking_id = $2 and reason = 'OPERATOR'), 0)
       + coalesce((select sum(amount) from refund_proposals where brand = $1 and booking_id = $2 and state = 'WAITING'), 0) as given`,
    [brandId, bookingId],
  );
  return Number(row?.given ?? 0);
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
