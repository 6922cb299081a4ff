import type { ProgressStatus, BookingSummary } from '@tiquete/contracts';
import { BOOKING_STATUS } from '@tiquete/domain';
import {
  BOOKING_COLUMNS,
  type BookingRow,
  type InstalmentRow,
  PAYABLE,
  type PaymentState,
  shownBookingStatus,
  shownPaymentStatus,
} from './repository';
import { shownLocator, unpaidUntil } from '../checkout';
import { balanceOf, nextPaymentOf } from './schedule';

/** A booking with the state of the payment that counts: the one it was paid with, else the newest. */
export interface ListedRow extends BookingRow {
  payment_state: PaymentState | null;
  /** Whole pesos owed back or given back. */
  refund_reserved: number;
  /** Whole pesos that an open payment has taken although the rest is missing. */
  part_paid: number;
}
export const LISTED_COLUMNS = `${BOOKING_COLUMNS}, (select coalesce(sum(p.refund_reserved), 0)::bigint from payments p
  where p.brand = bookings.brand and p.booking_id = bookings.id) as refund_reserved, (select coalesce(sum(p.captured), 0)::bigint from payments p
  where p.brand = bookings.brand and p.booking_id = bookings.id and p.state = 'PENDING') as part_paid, (select p.state from payments p where p.brand = bookings.brand and p.booking_id = bookings.id
  order by p.id = bookings.paid_with desc nulls last, p.created_at desc limit 1) as payment_state`;

export function toSummary(
  row: ListedRow,
  instalments: readonly InstalmentRow[],
  now: Date,
): BookingSummary {
  const status = shownBookingStatus(row.state);
  return {
    id: row.id,
    code: row.code,
    product: row.product,
    title: row.title,
    image: row.image,
    date_from: row.date_from,
    date_to: row.date_to,
    destination_name: row.destination_name,
    totalPax: row.total_pax,
    total: row.total,
    optionals_total: row.optionals_total,
    currency: 'COP',
    status,
    status_label: BOOKING_STATUS[status].label,
    course: progressOf(row.state),
    waits_until: row.state === 'WAITING' ? (row.waits_until?.toISOString() ?? null) : null,
    payment_status: row.payment_state && shownPaymentStatus(row.payment_state),
    refunded: row.refund_reserved,
    balance: balanceOf(row),
    // What is there of it goes back first.
    next_payment: row.part_paid > 0 ? null : nextPaymentOf(row, instalments, now),
    part_paid: row.part_paid,
    created_at: row.created_at.toISOString(),
    pay_by: PAYABLE.includes(row.state) ? unpaidUntil(row).toISOString() : null,
    supplier_locator: shownLocator(row),
  };
}

const PROGRESS = {
  HOLDING: 'HOLDING',
  HOLD_UNKNOWN: 'HOLDING',
  PAID: 'CONFIRMING',
  BOOKING_AT_SUPPLIER: 'CONFIRMING',
  SUPPLIER_UNKNOWN: 'CONFIRMING',
  CONFIRMING_PAYMENT: 'CONFIRMING',
  WAITING: 'WAITING',
  ISSUE_DUE: 'CONFIRMING',
  ISSUING: 'CONFIRMING',
  ISSUE_UNKNOWN: 'CONFIRMING',
  MANUAL_REVIEW: 'REVIEWING',
  ISSUE_REVIEW: 'REVIEWING',
  CANCELLING: 'CANCELLING',
  CANCELLING_AT_SUPPLIER: 'CANCELLING',
  CANCEL_UNKNOWN: 'CANCELLING',
  CANCEL_REVIEW: 'CANCEL_REVIEWING',
} as const satisfies Partial<Record<BookingRow['state'], ProgressStatus>>;
const progressByState = new Map<string, ProgressStatus>(Object.entries(PROGRESS));
/** What is in progress; null where the status is enough. */
export const progressOf = (state: BookingRow['state']): ProgressStatus | null =>
  progressByState.get(state) ?? null;
