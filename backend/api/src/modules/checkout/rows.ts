import type { Cancellation, ModuleId, PriceBreakdown } from '@tiquete/contracts';
import type { Receipt } from './ports';
import type { BookingState, PaymentState, RefundReason, RefundState } from './states';

/** Rows as the database gives them; days as text. */
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
  /** Of the total, what the brand added to its supplier's price. */
  mark_up: number;
  /** Whole pesos of the extras, paid with it. */
  optionals_total: number;
  price_breakdown: PriceBreakdown;
  cancellation: Cancellation | null;
  rate_comments: string;
  /** The caller's own name for it; empty: none. */
  client_reference: string;
  snapshot: Record<string, unknown>;
  supplier: string;
  supplier_data: unknown;
  people: string;
  pay_by: Date;
  /** Time at which the page was left without a payment. Null: it was not left, or the traveller came back. */
  left_at: Date | null;
  paid_with: string | null;
  /** When the money that pays it came, or was promised. */
  paid_at: Date | null;
  /** Whole pesos of `total` whose instalments are paid. */
  paid: number;
  held_as: string | null;
  held_until: Date | null;
  /** Of the effect that is under way: hold, booking, issue or cancellation. */
  supplier_tries: number;
  supplier_tried_at: Date | null;
  supplier_first_tried_at: Date | null;
  look_ups: number;
  supplier_locator: string | null;
  supplier_name: string | null;
  confirmation: Record<string, unknown> | null;
  /** Whole pesos kept, fixed when the traveller asked to cancel. */
  cancel_penalty: number | null;
  cancel_requested_at: Date | null;
  /** Why it is cancelled where nobody asked for it. */
  cancel_cause: 'INSTALMENT_MISSED' | 'SUPPLIER_CANCELLED' | null;
  /** Until when the supplier confirms or cancels it; null: it has confirmed, or was not asked. */
  waits_until: Date | null;
  failures: number;
  /** What opened it without its account up to then opens it no more. */
  access_revoked_at: Date | null;
  /** When it joined the account of its own address by itself; what opened it as a guest's still does. */
  joined_at: Date | null;
  created_at: Date;
}
export interface PaymentRow {
  id: string;
  brand: string;
  booking_id: string;
  reference: string;
  /** Whose site at the gateway it was opened at; null: the platform's. */
  merchant: string | null;
  state: PaymentState;
  amount: number;
  /** The numbers of those that it pays; with the first one the extras. */
  instalments: number[];
  request_id: string | null;
  process_url: string | null;
  receipt: Receipt | null;
  /** While open: whether the payer was done when the gateway was last asked; null before. */
  processing: boolean | null;
  captured: number;
  /** Whole pesos of `amount` that the payer's bank let them off; `amount` is paid all the same. */
  discount: number;
  /** Bearer of the discount, in the gateway's word. Empty: there is none. */
  discount_bearer: string;
  /** Whole pesos owed back or given back. */
  refund_reserved: number;
  expires_at: Date;
  failures: number;
  created_at: Date;
}
/** A part of a booking's total, and until when it is to be paid. */
export interface InstalmentRow {
  /** Counts from 1. */
  number: number;
  /** The last day on which it is on time, in Colombia; null: at once, with the extras. */
  due_on: string | null;
  /** From then on the booking ends if it is unpaid; null where `due_on` is. */
  grace_until: Date | null;
  /** Whole pesos. */
  amount: number;
  paid_by: string | null;
  paid_at: Date | null;
  /** 1: reminded a week before, 2: the day before, 3: told that it is overdue. */
  reminded: number;
}
export interface RefundRow {
  id: string;
  brand: string;
  payment_id: string;
  booking_id: string;
  reason: RefundReason;
  state: RefundState;
  amount: number;
  /** Tells refunds of one reason apart. */
  key: string;
  first_sent_at: Date | null;
  sent_at: Date | null;
  failures: number;
  created_at: Date;
}
/** A row that this worker alone works on until `until`. */
export interface Lease {
  token: string;
  until: Date;
}
export const BOOKING_COLUMNS = `id, brand, code, user_id, product, state, title, image, date_from::text, date_to::text, destination_name, total_pax, total, mark_up, optionals_total,
  price_breakdown, cancellation, rate_comments, client_reference, snapshot, supplier, supplier_data, people, pay_by, left_at, paid_with, paid_at, paid, held_as, held_until,
  supplier_tries, supplier_tried_at, supplier_first_tried_at, look_ups, supplier_locator, supplier_name, confirmation, cancel_penalty, cancel_requested_at,
  cancel_cause, waits_until, failures, access_revoked_at, joined_at, created_at`;
export const PAYMENT_COLUMNS =
  'id, brand, booking_id, reference, merchant, state, amount, instalments, request_id, process_url, receipt, processing, captured, discount, discount_bearer, refund_reserved, expires_at, failures, created_at';
export const INSTALMENT_COLUMNS =
  'number, due_on::text, grace_until, amount, paid_by, paid_at, reminded';
export const REFUND_COLUMNS =
  'id, brand, payment_id, booking_id, reason, key, state, amount, first_sent_at, sent_at, failures, created_at';
