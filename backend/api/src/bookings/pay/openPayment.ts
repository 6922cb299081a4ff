import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { errorCode } from '../../lib/errorCode';
import { AppError } from '../../lib/errors';
import {
  abandonPayment,
  type BookingRow,
  clearLeft,
  CLOSES_PAGES,
  countPayments,
  insertPayment,
  lockBooking,
  markPaymentOpened,
  type PaymentRow,
  readInstalments,
  record,
  transition,
} from '../repository';
import { type Engine, gatewayOf } from '../engine';
import { type Demand, payableNow } from './instalments';
import { nextPollAt } from '../schedule';

const OPEN_MS = 10_000;
/** Milliseconds after which a payment in state CREATED is lost, because the process that opened its page was killed. */
export const OPENER_DEAD_MS = 60_000;
/** Shortest session of the gateway, in milliseconds. */
export const SHORTEST_SESSION_MS = 5 * 60_000;

export interface OpenRequest {
  booking: BookingRow;
  /** Instalments to pay: the next one, or all unpaid ones. */
  pay: 'NEXT' | 'ALL';
  /** Returns the address to which the gateway sends the traveller back. @throws AppError for an address of another site */
  returnUrl: (reference: string) => string;
  ipAddress: string;
  userAgent: string;
  description: string;
  /** Payment methods of the brand. */
  methods: readonly PaymentMethod[];
  /** Merchant that receives the payment; null for the platform. */
  merchant: string | null;
}

/**
 * Opens a session at the gateway. `finish` runs in the transaction that saves it.
 * @throws AppError IN_PROGRESS, GATEWAY_ERROR, INVALID_FORMAT, ALREADY_PAID when nothing is unpaid
 */
export async function openPayment(
  engine: Engine,
  request: OpenRequest,
  finish: (tx: Tx, payment: PaymentRow) => Promise<void>,
): Promise<PaymentRow> {
  const { db, clock, log, cipher } = engine;
  const { booking, description, ipAddress, userAgent } = request;
  const { payment, demand, methods } = await writePayment(engine, request);
  const opened = await gatewayOf(engine, payment)
    .open(
      {
        reference: payment.reference,
        description,
        amount: payment.amount,
        extras: demand.extras,
        isTakenAtOnce: !demand.instalments.includes(1),
        expiresAt: payment.expires_at,
        methods,
        returnUrl: request.returnUrl(payment.reference),
        ipAddress,
        userAgent,
        customer: cipher.open(booking.people, booking.id).customer,
      },
      AbortSignal.timeout(OPEN_MS),
    )
    .catch(async (error: unknown) => {
      log.warn({ err: error, payment: payment.reference }, 'gateway opened no session');
      await setAbandoned(engine, payment);
      throw new AppError('GATEWAY_ERROR', { cause: error });
    });
  return db.withBrand(booking.brand, async (tx) => {
    const at = clock();
    const seen = await lockBooking(tx, booking);
    const pending = await markPaymentOpened(tx, payment, {
      requestId: opened.requestId,
      processUrl: opened.processUrl,
      at,
      // The page of a booking that ended meanwhile is closed at once.
      nextAt:
        seen && CLOSES_PAGES.includes(seen.state)
          ? at
          : nextPollAt({ createdAt: payment.created_at, expiresAt: payment.expires_at }, at),
    });
    if (!pending || !seen) throw new AppError('GATEWAY_ERROR');
    await record(tx, {
      brand: booking.brand,
      bookingId: booking.id,
      at,
      code: 'PAYMENT_OPENED',
      data: { reference: payment.reference },
    });
    if (seen.state === 'CREATED' || seen.state === 'HELD')
      await transition(tx, seen, { to: 'AWAITING_PAYMENT', at, nextAt: booking.pay_by });
    await finish(tx, pending);
    return pending;
  });
}

interface Inserted {
  payment: PaymentRow;
  demand: Demand;
  methods: PaymentMethod[];
}
/** Writes a payment. Unique indexes let one of several simultaneous calls succeed. */
async function writePayment(
  { db, clock }: Engine,
  { booking, pay, returnUrl, methods, merchant }: OpenRequest,
): Promise<Inserted> {
  const at = clock();
  try {
    return await db.withBrand(booking.brand, async (tx) => {
      // Changes of extras and payments of instalments lock the same row, so the amount is current.
      const [locked, instalments, count] = await Promise.all([
        lockBooking(tx, booking),
        readInstalments(tx, booking),
        countPayments(tx, booking),
      ]);
      const payable = locked ? payableNow(locked, instalments, at) : null;
      if (!payable) throw new AppError('ALREADY_PAID');
      const demand = pay === 'ALL' ? payable.all : payable.next;
      const plan = planSession({ payBy: payable.until, methods }, at);
      // A traveller who pays has returned to the page that was left.
      if (locked?.left_at) await clearLeft(tx, booking);
      const reference = `${booking.code}-${count + 1}`;
      returnUrl(reference);
      const payment = await insertPayment(tx, {
        id: randomUUID(),
        brand: booking.brand,
        booking_id: booking.id,
        reference,
        merchant,
        amount: demand.amount,
        instalments: demand.instalments,
        expires_at: plan.expiresAt,
        nextAt: new Date(at.getTime() + OPENER_DEAD_MS),
        at,
      });
      return { payment, demand, methods: plan.methods };
    });
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) throw new AppError('IN_PROGRESS', { cause: error });
    throw error;
  }
}
const UNIQUE_VIOLATION = '23505';

/** Ends a payment whose page was never opened. */
export const setAbandoned = (
  { db, clock }: Engine,
  payment: Pick<PaymentRow, 'id' | 'brand'>,
): Promise<void> => db.withBrand(payment.brand, (tx) => abandonPayment(tx, payment, clock()));

const SESSION_MS = 20 * 60_000;
/** Shortest session with cash, in milliseconds: the way to a counter, and the hours until its network reports the payment. */
const CASH_MS = 6 * 60 * 60_000;
/** Longest session, in milliseconds. After it another one can be opened. */
const LONGEST_MS = 48 * 60 * 60_000;

/**
 * Returns the end and the methods of a session that opens at `at`. Cash is offered only where the deadline is far enough away, and
 * the session is then longer.
 */
export function planSession(
  { payBy, methods }: { payBy: Date; methods: readonly PaymentMethod[] },
  at: Date,
): { expiresAt: Date; methods: PaymentMethod[] } {
  const left = payBy.getTime() - at.getTime();
  const hasTime = left >= CASH_MS;
  const offered = methods.filter((method) => method !== 'Efectivo' || hasTime);
  const lasts = Math.min(left, offered.includes('Efectivo') ? LONGEST_MS : SESSION_MS);
  return { expiresAt: new Date(at.getTime() + lasts), methods: offered };
}
