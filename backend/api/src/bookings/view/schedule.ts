import type { NextPayment, ScheduledPayment } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { Tx } from '../../db/database';
import {
  type BookingRow,
  INSTALMENT_COLUMNS,
  type InstalmentRow,
  shownBookingStatus,
} from '../repository';
import { payableNow } from '../pay/instalments';

/** Reads the instalments of several bookings of a brand. Returns a function from a booking's id to its instalments. */
export async function readSchedules(
  tx: Tx,
  brandId: string,
  bookingIds: readonly string[],
): Promise<(bookingId: string) => InstalmentRow[]> {
  const rows = await tx.query<InstalmentRow & { booking_id: string }>(
    `select booking_id, ${INSTALMENT_COLUMNS} from booking_instalments where brand = $1 and booking_id = any($2) order by number`,
    [brandId, bookingIds],
  );
  return (bookingId) => rows.filter(({ booking_id }) => booking_id === bookingId);
}

type Owing = Pick<
  BookingRow,
  'state' | 'pay_by' | 'total' | 'paid' | 'paid_with' | 'optionals_total'
>;
const isOverdue = ({ due_on }: InstalmentRow, now: Date): boolean =>
  due_on !== null && due_on < today(now);

/** Returns the unpaid sum in whole pesos. Extras are paid with the first payment. */
export function balanceOf({ state, total, paid, paid_with, optionals_total }: Owing): number {
  if (shownBookingStatus(state) === 'CANCEL') return 0;
  return total - paid + (paid_with === null ? optionals_total : 0);
}

export function nextPaymentOf(
  booking: Owing,
  instalments: readonly InstalmentRow[],
  now: Date,
): NextPayment | null {
  const payable = payableNow(booking, instalments, now);
  const next = instalments.find(({ number }) => number === payable?.next.instalments[0]);
  if (!payable || !next) return null;
  return {
    number: next.number,
    amount: payable.next.amount,
    due_on: next.due_on,
    grace_until: next.grace_until?.toISOString() ?? null,
    is_overdue: isOverdue(next, now),
  };
}

export function toSchedule(
  booking: Owing,
  instalments: readonly InstalmentRow[],
  now: Date,
): ScheduledPayment[] {
  const open = nextPaymentOf(booking, instalments, now);
  return instalments.map((instalment) => ({
    number: instalment.number,
    due_on: instalment.due_on,
    amount: instalment.amount + (instalment.number === 1 ? booking.optionals_total : 0),
    status: statusOf(instalment, open?.number === instalment.number, now),
    paid_at: instalment.paid_at?.toISOString() ?? null,
  }));
}
function statusOf(
  instalment: InstalmentRow,
  isOpen: boolean,
  now: Date,
): ScheduledPayment['status'] {
  if (instalment.paid_by !== null) return 'PAID';
  if (isOverdue(instalment, now)) return 'OVERDUE';
  return isOpen ? 'OPEN' : 'LATER';
}
