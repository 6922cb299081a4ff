import { stepsOf } from '../effects/stepsOf';
import type { WorkSource } from '../effects/worker';
import { leasedBookings, leasedPayments, leasedRefunds } from './repository';
import type { Engine } from './engine';
import { stepRefund } from './steps/refund/stepRefund';
import { stepBooking } from './steps/stepBooking';
import { stepPayment } from './steps/stepPayment';

/** Work of the checkout: the next step of each booking, payment and refund. */
export const checkoutWork = (engine: Engine): WorkSource[] => [
  stepsOf(engine, {
    kind: 'booking',
    rows: leasedBookings,
    step: (booking, lease) => stepBooking(engine, booking, lease),
  }),
  stepsOf(engine, {
    kind: 'payment',
    rows: leasedPayments,
    step: (payment, lease) => stepPayment(engine, payment, lease),
  }),
  stepsOf(engine, {
    kind: 'refund',
    rows: leasedRefunds,
    step: (refund, lease) => stepRefund(engine, refund, lease),
  }),
];
