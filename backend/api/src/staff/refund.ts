import { createHash } from 'node:crypto';
import { type ApiBody, type ApiResponse, operationsRefundResponseSchema } from '@tiquete/contracts';
import type { Tx } from '../db/database';
import { AppError } from '../lib/errors';
import { createRefund, findBooking, record } from '../bookings/repository';
import { actOnCase } from '../bookings/cases';
import type { Checkout, KeyedCall } from '../bookings';
import type { Operator } from './operatorsOnly';
import { givenByOperators, proposeRefund } from './proposals';
import { lockPaymentOf } from './bookingQueries';

type RefundRequest = ApiBody<'POST operations/bookings/:id/refunds'>;
type Refunded = ApiResponse<'POST operations/bookings/:id/refunds'>['data'];
interface WantedRefund {
  bookingId: string;
  request: RefundRequest;
  /** Whole pesos of one booking that an operator may refund alone; undefined: no limit. */
  limit: number | undefined;
}

/**
 * Creates a refund once per key; the worker sends it. Above the brand's limit it becomes a proposal for another operator. It
 * covers only money that was received and not refunded before, only while the operator saw the current amount, and only when
 * the amount was typed twice. @throws AppError NOT_FOUND, AMOUNTS_DIFFER, AMOUNT_NOT_REFUNDABLE, REFUNDABLE_CHANGED,
 * CASE_CHANGED, and those of keyed calls
 */
export async function refundByOperator(
  { engine, keyed }: Checkout,
  operator: Operator,
  call: KeyedCall,
  wanted: WantedRefund,
): Promise<Refunded> {
  const { db, clock, log } = engine;
  const { bookingId, request } = wanted;
  const claimed = await keyed.claim(call);
  if (claimed.phase === 'answered')
    return operationsRefundResponseSchema.shape.data.parse(claimed.answer);
  try {
    if (request.amount !== request.repeated_amount)
      throw new AppError('AMOUNTS_DIFFER', { source: { pointer: '/repeated_amount' } });
    if (!(await findBooking(db, operator.brandId, bookingId))) throw new AppError('NOT_FOUND');
    return await db.withBrand(operator.brandId, async (tx) => {
      const answer = await refundOrPropose(tx, operator, wanted, { at: clock(), key: keyOf(call) });
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

/** Creates the refund, or proposes it when one operator may not decide alone. */
async function refundOrPropose(
  tx: Tx,
  { brandId, id: by }: Operator,
  { bookingId, request, limit }: WantedRefund,
  { at, key }: { at: Date; key: string },
): Promise<Refunded> {
  const { payment_id, amount, reason } = request;
  const payment = await lockPaymentOf(tx, brandId, bookingId, payment_id);
  const { refundable } = payment;
  if (refundable !== request.refundable)
    throw new AppError('REFUNDABLE_CHANGED', { meta: { refundable } });
  if (amount > refundable)
    throw new AppError('AMOUNT_NOT_REFUNDABLE', { source: { pointer: '/amount' } });
  const isOver =
    limit !== undefined && (await givenByOperators(tx, brandId, bookingId)) + amount > limit;
  if (request.case)
    await actOnCase(tx, brandId, request.case, {
      at,
      actor: by,
      action: isOver ? 'PROPOSED' : 'REFUNDED',
      bookingId,
      data: { reference: payment.reference, amount, reason },
    });
  if (isOver) {
    const proposal = await proposeRefund(tx, payment, { amount, reason, key, by, at });
    return { payment_id, amount, refundable, proposal };
  }
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

/** The ledger also allows one refund per intent. */
const keyOf = ({ key = '' }: KeyedCall): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 32);
