import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@tiquete/contracts';
import type { Tx } from '../../../db/database';
import { errorCode } from '../../../lib/errorCode';
import { AppError } from '../../../lib/errors';
import { type Engine, gatewayOf } from '../engine';
import { type Demand, payableNow } from '../instalments/payableNow';
import { readInstalments } from '../instalments/readInstalments';
import { planSession } from './planSession';
import { record } from '../record';
import { BOOKING_COLUMNS, type BookingRow, PAYMENT_COLUMNS, type PaymentRow } from '../rows';
import { nextPollAt } from '../schedule';
import { CLOSES_PAGES } from '../states';
import { transition } from '../transition';

const OPEN_MS = 10_000;
/** After this, a process that was opening a payment has died, and the address of its page is lost. */
export const OPENER_DEAD_MS = 60_000;
/** The gateway takes no shorter session. */
export const SHORTEST_SESSION_MS = 5 * 60_000;

export interface OpenRequest {
  booking: BookingRow;
  /** The next instalment, or everything that is left. */
  pay: 'NEXT' | 'ALL';
  /** Where the traveller comes back to. @throws AppError when that is not ours */
  returnUrl: (reference: string) => string;
  ipAddress: string;
  userAgent: string;
  description: string;
  /** What the brand takes. */
  methods: readonly PaymentMethod[];
  /** Who is paid; null: the platform. */
  merchant: string | null;
}

/**
 * A new session at the gateway. `finish` runs in the transaction that makes it known.
 * @throws AppError IN_PROGRESS, GATEWAY_ERROR, INVALID_FORMAT, ALREADY_PAID when nothing is left to be paid
 */
export async function openPayment(
  engine: Engine,
  request: OpenRequest,
  finish: (tx: Tx, payment: PaymentRow) => Promise<void>,
): Promise<PaymentRow> {
  const { db, clock, log, cipher } = engine;
  const { booking, description, ipAddress, userAgent } = request;
  const { payment, demand, methods } = await insertPayment(engine, request);
  await engine.reached('payment-inserted');
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
  await engine.reached('payment-opened');
  return db.withBrand(booking.brand, async (tx) => {
    const at = clock();
    const [seen] = await tx.query<Pick<BookingRow, 'id' | 'brand' | 'state'>>(
      'select id, brand, state from bookings where id = $1 and brand = $2 for update',
      [booking.id, booking.brand],
    );
    const [pending] = await tx.query<PaymentRow>(
      `update payments set state = 'PENDING', request_id = $2, process_url = $3, asked_at = $4, next_at = $5, updated_at = $4
       where id = $1 and brand = current_setting('app.brand', true) and state = 'CREATED' returning ${PAYMENT_COLUMNS}`,
      [
        payment.id,
        opened.requestId,
        opened.processUrl,
        at,
        // The booking ended while the page was opened: it is closed at once.
        seen && CLOSES_PAGES.includes(seen.state)
          ? at
          : nextPollAt({ createdAt: payment.created_at, expiresAt: payment.expires_at }, at),
      ],
    );
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
/** The unique indexes let one of several at once through. */
async function insertPayment(
  { db, clock }: Engine,
  { booking, pay, returnUrl, methods, merchant }: OpenRequest,
): Promise<Inserted> {
  const at = clock();
  try {
    return await db.withBrand(booking.brand, async (tx) => {
      // The amount is today's: changing the extras and paying an instalment lock the same row.
      const [[locked], instalments, [count]] = await Promise.all([
        tx.query<BookingRow>(
          `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2 for update`,
          [booking.id, booking.brand],
        ),
        readInstalments(tx, booking),
        tx.query<{ count: number }>(
          'select count(*)::int as count from payments where brand = $1 and booking_id = $2',
          [booking.brand, booking.id],
        ),
      ]);
      const payable = locked ? payableNow(locked, instalments, at) : null;
      if (!payable) throw new AppError('ALREADY_PAID');
      const demand = pay === 'ALL' ? payable.all : payable.next;
      const plan = planSession({ payBy: payable.until, methods }, at);
      // A traveller who pays has come back to a page that was left.
      if (locked?.left_at)
        await tx.query('update bookings set left_at = null where id = $1 and brand = $2', [
          booking.id,
          booking.brand,
        ]);
      const reference = `${booking.code}-${(count?.count ?? 0) + 1}`;
      returnUrl(reference);
      const [payment] = await tx.query<PaymentRow>(
        `insert into payments (id, brand, booking_id, reference, merchant, state, amount, instalments, expires_at, next_at, created_at, updated_at)
         values ($1, $2, $3, $4, $10, 'CREATED', $5, $6, $7, $8, $9, $9) returning ${PAYMENT_COLUMNS}`,
        [
          randomUUID(),
          booking.brand,
          booking.id,
          reference,
          demand.amount,
          demand.instalments,
          plan.expiresAt,
          new Date(at.getTime() + OPENER_DEAD_MS),
          at,
          merchant,
        ],
      );
      if (!payment) throw new Error('No payment was written.');
      return { payment, demand, methods: plan.methods };
    });
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) throw new AppError('IN_PROGRESS', { cause: error });
    throw error;
  }
}
const UNIQUE_VIOLATION = '23505';

export const setAbandoned = (
  { db, clock }: Engine,
  payment: Pick<PaymentRow, 'id' | 'brand'>,
): Promise<void> =>
  db.withBrand(payment.brand, async (tx) => {
    await tx.query(
      "update payments set state = 'ABANDONED', next_at = null, updated_at = $2 where id = $1 and brand = current_setting('app.brand', true) and state = 'CREATED'",
      [payment.id, clock()],
    );
  });
