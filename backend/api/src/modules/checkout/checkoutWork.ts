import type { Lease, LeasedRow, LeasedTable } from '../../effects/leases';
import { backoffMs } from '../../effects/schedule';
import type { WorkSource } from '../../effects/worker';
import { leasedBookings, leasedPayments, leasedRefunds } from '../bookings/repository';
import type { Engine } from './engine';
import { stepRefund } from './steps/refund/stepRefund';
import { stepBooking } from './steps/stepBooking';
import { stepPayment } from './steps/stepPayment';

interface Steps<Row> {
  kind: string;
  rows: LeasedTable<Row>;
  step(engine: Engine, row: Row, lease: Lease): Promise<void>;
}

/** Steps of due rows. Any worker tries a step that failed on our side again later. */
function stepsOf<Row extends LeasedRow & { failures: number }>(
  engine: Engine,
  { kind, rows: leased, step }: Steps<Row>,
): WorkSource {
  const { clock, log } = engine;
  const takeStep = async (row: Row, lease: Lease): Promise<void> => {
    try {
      await step(engine, row, lease);
    } catch (error) {
      log.error({ err: error, kind, id: row.id, failures: row.failures }, 'checkout step failed');
      const nextAt = new Date(clock().getTime() + backoffMs(row.failures));
      await leased
        .release(engine, row, lease, nextAt, { hasFailed: true })
        .catch((failure: unknown) => log.warn({ err: failure }, 'lease not given back'));
    }
  };
  return {
    kind,
    isDue: leased.isDue,
    async claim(limit) {
      const { lease, rows } = await leased.claim(engine, limit);
      return rows.map((row) => () => takeStep(row, lease));
    },
  };
}

/** Work of the checkout: the next step of each booking, payment and refund. */
export const checkoutWork = (engine: Engine): WorkSource[] => [
  stepsOf(engine, { kind: 'booking', rows: leasedBookings, step: stepBooking }),
  stepsOf(engine, { kind: 'payment', rows: leasedPayments, step: stepPayment }),
  stepsOf(engine, { kind: 'refund', rows: leasedRefunds, step: stepRefund }),
];
