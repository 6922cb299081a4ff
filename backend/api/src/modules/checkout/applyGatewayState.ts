import type { Tx } from '../../db/database';
import type { Engine } from './engine';
import type { GatewayState } from './ports';
import { record } from './record';
import { oweRefund } from './refunds';
import { BOOKING_COLUMNS, type BookingRow, PAYMENT_COLUMNS, type PaymentRow } from './rows';
import { TRANSITIONS } from './states';
import { transition } from './transition';

/**
 * Takes over what the gateway says of a payment: forward only, under the booking's and the payment's locks, so that
 * poller, return and notification may come in any order and number. Money is only believed when reference, currency
 * and amount are the ones we asked for. Answers the payment as it is now.
 */
export async function applyGatewayState(engine: Engine, seen: Pick<PaymentRow, 'id' | 'brand' | 'booking_id'>, state: GatewayState): Promise<PaymentRow> {
  const { db, clock, log } = engine;
  return db.withBrand(seen.brand, async (tx) => {
    const at = clock();
    const [booking] = await tx.query<BookingRow>(`select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2 for update`, [seen.booking_id, seen.brand]);
    const [payment] = await tx.query<PaymentRow>(`select ${PAYMENT_COLUMNS} from payments where id = $1 and brand = $2 for update`, [seen.id, seen.brand]);
    if (!booking || !payment) throw new Error(`Payment ${seen.id} is gone.`);
    if (!isOurs(payment, state)) {
      log.error({ payment: payment.reference, state: { reference: state.reference, currency: state.currency, amount: state.amount, captured: state.captured } }, 'gateway speaks of another payment');
      return payment;
    }
    if (state.status === 'APPROVED') await approve(tx, booking, payment, state, at);
    else if (state.status === 'REJECTED') await reject(tx, payment, state, at);
    const [now] = await tx.query<PaymentRow>(`select ${PAYMENT_COLUMNS} from payments where id = $1 and brand = $2`, [seen.id, seen.brand]);
    return now ?? payment;
  });
}

function isOurs(payment: PaymentRow, state: GatewayState): boolean {
  const isSameDemand = state.reference === payment.reference && state.currency === 'COP' && state.amount === payment.amount;
  return isSameDemand && (state.status !== 'APPROVED' || state.captured === payment.amount) && state.captured <= payment.amount;
}

async function approve(tx: Tx, booking: BookingRow, payment: PaymentRow, state: GatewayState, at: Date): Promise<void> {
  // A rejected or abandoned payment that was paid after all: the money is there and must go somewhere.
  if (!['CREATED', 'PENDING', 'REJECTED', 'ABANDONED'].includes(payment.state)) return;
  await tx.query(
    "update payments set state = 'APPROVED', captured = $2, receipt = $3, next_at = null, lease_until = null, lease_token = null, updated_at = $4 where id = $1 and brand = current_setting('app.brand', true)",
    [payment.id, state.captured, state.receipt, at],
  );
  await record(tx, { brand: payment.brand, bookingId: booking.id, at, code: 'PAYMENT_APPROVED', data: { reference: payment.reference } });
  if (booking.paid_with === null && TRANSITIONS[booking.state].includes('PAID')) {
    await transition(tx, booking, { to: 'PAID', at, nextAt: at, set: { paid_with: payment.id }, data: { reference: payment.reference } });
    return;
  }
  const isDead = booking.state === 'REJECTED' || booking.state === 'REFUND_DUE';
  await oweRefund(tx, payment, isDead ? 'LATE_APPROVAL' : 'DUPLICATE_PAYMENT', state.captured, at);
}

/** The booking stays payable: another attempt may follow until its deadline. */
async function reject(tx: Tx, payment: PaymentRow, state: GatewayState, at: Date): Promise<void> {
  if (payment.state !== 'PENDING') return;
  await tx.query(
    "update payments set state = 'REJECTED', captured = $2, receipt = $3, next_at = null, lease_until = null, lease_token = null, updated_at = $4 where id = $1 and brand = current_setting('app.brand', true)",
    [payment.id, state.captured, state.receipt, at],
  );
  await record(tx, { brand: payment.brand, bookingId: payment.booking_id, at, code: 'PAYMENT_REJECTED', data: { reference: payment.reference } });
  if (state.captured > 0) await oweRefund(tx, payment, 'PARTIAL_PAYMENT', state.captured, at);
}
