import type { Tx } from '../db/database';
import {
  isPartPaid,
  isUuid,
  lockBooking,
  lockPayment,
  type PaymentRow,
  readWholePayments,
  readWholeRefunds,
  TERMINAL,
} from '../bookings/repository';
import { AppError } from '../lib/errors';

const FINISHED: readonly string[] = TERMINAL;
/** True for states in which only a person's request starts a further step. */
export const isFinished = (state: string): boolean => FINISHED.includes(state);

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
const EVENTS =
  'select at, code, from_state, to_state, data from booking_events where brand = $1 and booking_id = $2 order by id';
const MAILS =
  'select id, template, state, subject, problem, created_at, sent_at from mails where brand = $1 and booking_id = $2 order by seq';
const EXTRAS = `
  select id, shown, kind, state, amount, mark_up, refunded, locator
  from booking_optionals
  where brand = $1 and booking_id = $2
  order by created_at, id`;

export async function readBelongings(tx: Tx, brandId: string, id: string) {
  const key = { id, brand: brandId };
  const values = [brandId, id];
  return {
    payments: await readWholePayments(tx, key),
    refunds: await readWholeRefunds(tx, key),
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
}: Pick<PaymentRow, 'state' | 'captured' | 'refund_reserved'>): number =>
  isPartPaid({ state, captured }) ? 0 : Math.max(0, captured - refund_reserved);
