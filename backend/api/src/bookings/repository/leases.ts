import { type Lease, type LeasedRow, leasedTable } from '../../effects/leases';
import {
  BOOKING_COLUMNS,
  type BookingRow,
  PAYMENT_COLUMNS,
  type PaymentRow,
  REFUND_COLUMNS,
  type RefundRow,
} from './rows';

export const leasedBookings = leasedTable<BookingRow>({
  table: 'bookings',
  columns: BOOKING_COLUMNS,
});
export const leasedPayments = leasedTable<PaymentRow>({
  table: 'payments',
  columns: PAYMENT_COLUMNS,
});
export const leasedRefunds = leasedTable<RefundRow>({ table: 'refunds', columns: REFUND_COLUMNS });

const TABLES = { bookings: leasedBookings, payments: leasedPayments, refunds: leasedRefunds };

/** Ends the lease of a booking, payment or refund, as `LeasedTable.release` does. Only bookings count look-ups. */
export const releaseLease = (
  store: Parameters<typeof leasedBookings.release>[0],
  table: keyof typeof TABLES,
  row: LeasedRow,
  lease: Lease,
  nextAt: Date | null,
  options?: Parameters<typeof leasedBookings.release>[4],
): Promise<void> => TABLES[table].release(store, row, lease, nextAt, options);
