import type { Tx } from '../db/database';
import {
  BOOKING_COLUMNS,
  type BookingRow,
  isPartPaid,
  isUuid,
  lockBooking,
  lockPayment,
  PAYMENT_COLUMNS,
  type PaymentRow,
  REFUND_COLUMNS,
  type RefundRow,
  TERMINAL,
} from '../bookings/repository';
import { AppError } from '../lib/errors';

export const isFinished = (state: string): boolean => FINISHED.includes(state);
/** States in which only a person's request starts a further step. */
export const FINISHED: readonly string[] = TERMINAL;

export interface WholeBooking extends BookingRow {
  updated_at: Date;
  next_at: Date | null;
  open_cases: number;
}
export interface WholePayment extends PaymentRow {
  refund_reserved: number;
  next_at: Date | null;
  notified_at: Date[] | null;
}
export interface WholeRefund extends RefundRow {
  created_at: Date;
  next_at: Date | null;
}
export interface StaffEventRow {
  at: Date;
  code: string;
  from_state: string | null;
  to_state: string | null;
  data: Record<string, unknown>;
}
export interface StaffMailRow {
  id: string;
  template: string;
  state: string;
  subject: string | null;
  problem: string | null;
  created_at: Date;
  sent_at: Date | null;
}
export interface StaffExtraRow {
  id: string;
  shown: { name?: unknown };
  kind: string;
  state: string;
  amount: number;
  mark_up: number;
  refunded: number;
  locator: string | null;
}
const BOOKING = `
  select ${BOOKING_COLUMNS}, updated_at, next_at,
    (select count(*)
      from cases c
      where c.brand = bookings.brand and c.booking_id = bookings.id and c.state = 'OPEN') as open_cases
  from bookings
  where brand = $1 and id = $2`;
const PAYMENTS = `
  select ${PAYMENT_COLUMNS}, refund_reserved, next_at,
    (select array_agg(n.received_at order by n.received_at)
      from payment_notifications n
      where n.brand = payments.brand and n.payment_id = payments.id) as notified_at
  from payments
  where brand = $1 and booking_id = $2
  order by created_at`;
const REFUNDS = `select ${REFUND_COLUMNS}, created_at, next_at from refunds where brand = $1 and booking_id = $2 order by created_at`;
const EVENTS =
  'select at, code, from_state, to_state, data from booking_events where brand = $1 and booking_id = $2 order by id';
const MAILS =
  'select id, template, state, subject, problem, created_at, sent_at from mails where brand = $1 and booking_id = $2 order by seq';
const EXTRAS = `
  select id, shown, kind, state, amount, mark_up, refunded, locator
  from booking_optionals
  where brand = $1 and booking_id = $2
  order by created_at, id`;

export async function readWholeBooking(
  tx: Tx,
  brandId: string,
  id: string,
): Promise<WholeBooking | null> {
  return (await tx.query<WholeBooking>(BOOKING, [brandId, id]))[0] ?? null;
}
export async function readBelongings(tx: Tx, brandId: string, id: string) {
  const values = [brandId, id];
  return {
    payments: await tx.query<WholePayment>(PAYMENTS, values),
    refunds: await tx.query<WholeRefund>(REFUNDS, values),
    optionals: await tx.query<StaffExtraRow>(EXTRAS, values),
    events: await tx.query<StaffEventRow>(EVENTS, values),
    mails: await tx.query<StaffMailRow>(MAILS, values),
  };
}

export interface LockedPayment extends PaymentRow {
  /** Whole pesos that can still be refunded. */
  refundable: number;
}

/** Locks a booking and then a payment of it, and returns the payment. @throws AppError NOT_FOUND */
export async function lockPaymentOf(
  tx: Tx,
  brand: string,
  bookingId: string,
  paymentId: string,
): Promise<LockedPayment> {
  await lockBooking(tx, { id: bookingId, brand });
  const payment = isUuid(paymentId) ? await lockPayment(tx, { id: paymentId, brand }) : undefined;
  if (payment?.booking_id !== bookingId)
    throw new AppError('NOT_FOUND', { source: { pointer: '/payment_id' } });
  return { ...payment, refundable: refundableOf(payment) };
}

/**
 * Whole pesos that can still be refunded; 0 for an open payment, whose captured part is refunded automatically unless the rest
 * is paid.
 */
export const refundableOf = ({
  state,
  captured,
  refund_reserved,
}: Pick<WholePayment, 'state' | 'captured' | 'refund_reserved'>): number =>
  isPartPaid({ state, captured }) ? 0 : Math.max(0, captured - refund_reserved);
