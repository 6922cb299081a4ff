import { closeCase, SYSTEM } from '../../../cases';
import type { Engine } from '../../engine';
import { record } from '../../record';
import { BOOKING_COLUMNS, type BookingRow, type Lease, type RefundRow } from '../../rows';
import { transition } from '../../transition';

export const refundCaseKey = ({ id }: Pick<RefundRow, 'id'>): string => `REFUND_MANUAL:${id}`;

/** The money is back: the refund ends, with the last one of a whole payment the payment, and what was never booked with it. */
export async function finishRefund(engine: Engine, refund: RefundRow, lease: Lease): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(refund.brand, async (tx) => {
    const [booking] = await tx.query<BookingRow>(
      `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2 for update`,
      [refund.booking_id, refund.brand],
    );
    const done = await tx.query(
      `update refunds set state = 'DONE', next_at = null, lease_until = null, lease_token = null, updated_at = $3
       where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 and state <> 'DONE' returning id`,
      [refund.id, lease.token, at],
    );
    if (done.length === 0 || !booking) return;
    const ended = await tx.query(
      `update payments set state = 'REFUNDED', updated_at = $2 where id = $1 and brand = current_setting('app.brand', true) and state = 'REFUND_PENDING'
         and not exists (select from refunds r where r.payment_id = payments.id and r.state <> 'DONE') returning id`,
      [refund.payment_id, at],
    );
    await record(tx, {
      brand: refund.brand,
      bookingId: refund.booking_id,
      at,
      code: 'REFUNDED',
      data: { reason: refund.reason, amount: refund.amount, refund: refund.id },
    });
    if (
      ended.length > 0 &&
      booking.state === 'REFUND_DUE' &&
      booking.paid_with === refund.payment_id
    )
      await transition(tx, booking, { to: 'REJECTED', at, nextAt: null });
    if (refund.state === 'MANUAL')
      await closeCase(tx, {
        brand: refund.brand,
        key: refundCaseKey(refund),
        at,
        by: SYSTEM,
        note: 'The gateway shows the money as given back.',
      });
    await engine.reached('refund-in-transaction');
  });
}
