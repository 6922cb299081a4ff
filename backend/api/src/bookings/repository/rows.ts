import type { Cancellation, ModuleId, PriceBreakdown } from '@tiquete/contracts';
import type { Receipt } from '../ports';
import type { BookingState, PaymentState, RefundReason, RefundState } from './states';
import { type Lease, type LeasedRow, leasedTable } from '../../effects/leases';

/** A row of `bookings`. Days are texts `YYYY-MM-DD`, money is whole pesos. */
export interface BookingRow {
  id: string;
  brand: string;
  code: string;
  user_id: string | null;
  product: ModuleId;
  state: BookingState;
  title: string;
  image: string;
  date_from: string;
  date_to: string;
  destination_name: string;
  total_pax: number;
  total: number;
  /** Part of the total that the brand added to its supplier's price. */
  mark_up: number;
  /** Total of the extras. They are paid with the first instalment. */
  optionals_total: number;
  price_breakdown: PriceBreakdown;
  cancellation: Cancellation | null;
  rate_comments: string;
  /** Reference that the caller gave. Empty: none. */
  client_reference: string;
  snapshot: Record<string, unknown>;
  supplier: string;
  supplier_data: unknown;
  /** Personal data, sealed for this booking. */
  people: string;
  pay_by: Date;
  /** Time at which the page was left without a payment. Null: it was not left, or the traveller came back. */
  left_at: Date | null;
  paid_with: string | null;
  /** Time at which its first payment was approved or authorised. */
  paid_at: Date | null;
  /** Sum of the paid instalments. */
  paid: number;
  held_as: string | null;
  held_until: Date | null;
  /** Attempts of the supplier call in progress: hold, booking, issue or cancellation. */
  supplier_tries: number;
  supplier_tried_at: Date | null;
  supplier_first_tried_at: Date | null;
  look_ups: number;
  supplier_locator: string | null;
  supplier_name: string | null;
  confirmation: Record<string, unknown> | null;
  /** Penalty, fixed when the cancellation was requested. */
  cancel_penalty: number | null;
  cancel_requested_at: Date | null;
  /** Cause of a cancellation that the traveller did not request. */
  cancel_cause: 'INSTALMENT_MISSED' | 'SUPPLIER_CANCELLED' | null;
  /** Time by which the supplier confirms or cancels the booking. Null: the booking does not wait for its supplier. */
  waits_until: Date | null;
  failures: number;
  /** Links, codes and browsers that opened the booking before this time no longer open it. */
  access_revoked_at: Date | null;
  /** Time at which a guest's booking joined the account of its buyer. The guest's links still open it. */
  joined_at: Date | null;
  created_at: Date;
}
/** A row of `payments`: one session at the gateway. Money is whole pesos. */
export interface PaymentRow {
  id: string;
  brand: string;
  booking_id: string;
  reference: string;
  /** Merchant whose site at the gateway it was opened at. Null: the platform's. */
  merchant: string | null;
  state: PaymentState;
  amount: number;
  /** Numbers of the instalments that it pays. The first one includes the extras. */
  instalments: number[];
  request_id: string | null;
  process_url: string | null;
  receipt: Receipt | null;
  /**
   * True when the payer of an open payment had finished at the last query to the gateway; null when it was not queried yet.
   */
  processing: boolean | null;
  captured: number;
  /** Part of `amount` that the payer's bank paid as a discount. */
  discount: number;
  /** Bearer of the discount, as the gateway states it; empty without a discount. */
  discount_bearer: string;
  /** Sum of the payment's refunds, sent or not. */
  refund_reserved: number;
  expires_at: Date;
  failures: number;
  created_at: Date;
}
/** A row of `booking_instalments`: a part of a booking's total with its deadline. */
export interface InstalmentRow {
  /** Number of the instalment, from 1. */
  number: number;
  /** Last day on which it is on time, in Colombia. Null: due at once, with the extras. */
  due_on: string | null;
  /** Time at which the booking ends if it is still unpaid. Null where `due_on` is. */
  grace_until: Date | null;
  amount: number;
  /** Id of the payment that paid the instalment. */
  paid_by: string | null;
  paid_at: Date | null;
  /** Last reminder sent. 1: a week before, 2: the day before, 3: overdue. */
  reminded: number;
}
/** A row of `refunds`. */
export interface RefundRow {
  id: string;
  brand: string;
  payment_id: string;
  booking_id: string;
  reason: RefundReason;
  state: RefundState;
  /** Whole pesos. */
  amount: number;
  /** Distinguishes refunds of one payment with the same reason. */
  key: string;
  first_sent_at: Date | null;
  sent_at: Date | null;
  failures: number;
  created_at: Date;
}
export const BOOKING_COLUMNS = `id, brand, code, user_id, product, state, title, image, date_from::text, date_to::text,
  destination_name, total_pax, total, mark_up, optionals_total, price_breakdown, cancellation, rate_comments,
  client_reference, snapshot, supplier, supplier_data, people, pay_by, left_at, paid_with, paid_at, paid, held_as,
  held_until, supplier_tries, supplier_tried_at, supplier_first_tried_at, look_ups, supplier_locator, supplier_name,
  confirmation, cancel_penalty, cancel_requested_at, cancel_cause, waits_until, failures, access_revoked_at, joined_at,
  created_at`;
export const PAYMENT_COLUMNS = `id, brand, booking_id, reference, merchant, state, amount, instalments, request_id,
  process_url, receipt, processing, captured, discount, discount_bearer, refund_reserved, expires_at, failures,
  created_at`;
export const INSTALMENT_COLUMNS =
  'number, due_on::text, grace_until, amount, paid_by, paid_at, reminded';
export const REFUND_COLUMNS = `id, brand, payment_id, booking_id, reason, key, state, amount, first_sent_at, sent_at,
  failures, created_at`;

export interface LeasedBooking extends BookingRow {
  /** Trace of the request that created the booking. Null: it is older than the column. */
  traceparent: string | null;
}
export const leasedBookings = leasedTable<LeasedBooking>({
  table: 'bookings',
  columns: `${BOOKING_COLUMNS}, traceparent`,
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
