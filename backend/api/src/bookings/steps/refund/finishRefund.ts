import {
  type Lease,
  lockBooking,
  markPaymentRefunded,
  markRefundDone,
  record,
  type RefundRow,
  transition,
} from '../../repository';
import { closeCase, SYSTEM } from '../../cases/cases';
import type { Engine } from '../../engine';

export const refundCaseKey = ({ id }: Pick<RefundRow, 'id'>): string => `REFUND_MANUAL:${id}`;

/** Ends a refund that has arrived. The last refund of a whole payment ends the payment too, and a booking that was never booked with it. */
export async function finishRefund(engine: Engine, refund: RefundRow, lease: Lease): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(refund.brand, async (tx) => {
    const booking = await lockBooking(tx, { id: refund.booking_id, brand: refund.brand });
    if (!(await markRefundDone(tx, refund, lease, at)) || !booking) return;
    const isPaymentRefunded = await markPaymentRefunded(tx, { id: refund.payment_id }, at);
    await record(tx, {
      brand: refund.brand,
      bookingId: refund.booking_id,
      at,
      code: 'REFUNDED',
      data: { reason: refund.reason, amount: refund.amount, refund: refund.id },
    });
    if (
      isPaymentRefunded &&
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
  });
}
