import { createHash } from 'node:crypto';
import { operationsRefundResponseSchema, type ApiBody, type ApiResponse } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { actOnCase } from '../cases';
import {
  type Checkout,
  findBooking,
  type KeyedCall,
  createRefund,
  type PaymentRow,
  record,
} from '../checkout';
import type { Operator } from './operatorsOnly';
import { refundableOf } from './toWhole';

export type RefundRequest = ApiBody<'POST operations/bookings/:id/refunds'>;
type Refunded = ApiResponse<'POST operations/bookings/:id/refunds'>['data'];
type Refundable = Pick<PaymentRow, 'id' | 'brand' | 'booking_id' | 'captured' | 'reference'> & {
  refund_reserved: number;
};

/**
 * Creates a refund, once per key; the worker sends it. Only of what came in and was not given back
 * before, only while that is what the operator saw, and only when the amount was typed twice.
 * @throws AppError NOT_FOUND, AMOUNTS_DIFFER, AMOUNT_NOT_REFUNDABLE, REFUNDABLE_CHANGED, CASE_CHANGED, and those of keyed calls
 */
export async function refundByOperator(
  { engine, keyed }: Checkout,
  operator: Operator,
  call: KeyedCall,
  bookingId: string,
  request: RefundRequest,
): Promise<Refunded> {
  const { db, clock, log } = engine;
  const claimed = await keyed.claim(call);
  if (claimed.phase === 'answered')
    return operationsRefundResponseSchema.shape.data.parse(claimed.answer);
  try {
    if (request.amount !== request.repeated_amount)
      throw new AppError('AMOUNTS_DIFFER', { source: { pointer: '/repeated_amount' } });
    if (!(await findBooking(db, operator.brandId, bookingId))) throw new AppError('NOT_FOUND');
    return await db.withBrand(operator.brandId, async (tx) => {
      const answer = await owe(tx, operator, bookingId, request, { at: clock(), key: keyOf(call) });
      await keyed.finish(tx, call, claimed.claim, { bookingId, answer });
      return answer;
    });
  } catch (error) {
    await keyed
      .release(call, claimed.claim)
      .catch((failure: unknown) => log.warn({ err: failure }, 'key not released'));
    throw error;
  }
}

async function owe(
  tx: Tx,
  { brandId, id: by }: Operator,
  bookingId: string,
  request: RefundRequest,
  { at, key }: { at: Date; key: string },
): Promise<Refunded> {
  const { payment_id, amount, reason } = request;
  // The booking first: all transactions lock in this order.
  await tx.query('select id from bookings where id = $1 and brand = $2 for update', [
    bookingId,
    brandId,
  ]);
  const [payment] = await tx.query<Refundable>(
    'select id, brand, booking_id, captured, reference, refund_reserved from payments where id::text = $1 and brand = $2 and booking_id = $3 for update',
    [payment_id, brandId, bookingId],
  );
  if (!payment) throw new AppError('NOT_FOUND', { source: { pointer: '/payment_id' } });
  const refundable = refundableOf(payment);
  if (refundable !== request.refundable)
    throw new AppError('REFUNDABLE_CHANGED', { meta: { refundable } });
  if (amount > refundable)
    throw new AppError('AMOUNT_NOT_REFUNDABLE', { source: { pointer: '/amount' } });
  if (request.case)
    await actOnCase(tx, brandId, request.case, {
      at,
      actor: by,
      action: 'REFUNDED',
      bookingId,
      data: { reference: payment.reference, amount, reason },
    });
  if (!(await createRefund(tx, payment, { reason: 'OPERATOR', amount, at, key })))
    throw new AppError('IN_PROGRESS');
  await record(tx, {
    brand: brandId,
    bookingId,
    at,
    code: 'OPERATOR_REFUNDED',
    data: { by, amount, reason },
  });
  return { payment_id, amount, refundable: refundable - amount };
}

/** One refund per intent, also in the ledger itself. */
const keyOf = ({ key = '' }: KeyedCall): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 32);
