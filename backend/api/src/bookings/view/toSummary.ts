import type { BookingSummary, ProgressStatus } from '@tiquete/contracts';
import { BOOKING_STATUS } from '@tiquete/domain';
import {
  type BookingRow,
  type InstalmentRow,
  type ListedBookingRow,
  PAYABLE,
  shownBookingStatus,
  shownPaymentStatus,
} from '../repository';
import { unpaidUntil } from '../create/unpaidHolds';
import { balanceOf, nextPaymentOf } from './schedule';

export function toBookingSummary(
  row: ListedBookingRow,
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
    // A captured part is refunded before another payment.
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
/** Progress of a booking; null when the status says enough. */
export const progressOf = (state: BookingRow['state']): ProgressStatus | null =>
  progressByState.get(state) ?? null;

/**
 * Locator for the traveller: the provider's record locator or the number of a policy, or else the supplier's own. Null when it
 * equals our code.
 */
export function shownLocator({
  code,
  confirmation,
  supplier_locator,
}: Pick<BookingRow, 'code' | 'confirmation' | 'supplier_locator'>): string | null {
  const own = confirmation?.record_locator ?? confirmation?.policy;
  if (typeof own === 'string' && own !== '') return own;
  return supplier_locator === code ? null : supplier_locator;
}
