import type { Tx } from '../../db/database';
import type { BookingKey } from './readBookings';
import {
  BOOKING_COLUMNS,
  type BookingRow,
  PAYMENT_COLUMNS,
  type PaymentRow,
  REFUND_COLUMNS,
  type RefundRow,
} from './rows';

export interface WholeBooking extends BookingRow {
  updated_at: Date;
  next_at: Date | null;
  open_cases: number;
}
export async function readWholeBooking(
  tx: Tx,
  { id, brand }: BookingKey,
): Promise<WholeBooking | undefined> {
  const [booking] = await tx.query<WholeBooking>(
    `select ${BOOKING_COLUMNS}, updated_at, next_at,
       (select count(*)
         from cases c
         where c.brand = bookings.brand and c.booking_id = bookings.id and c.state = 'OPEN') as open_cases
     from bookings
     where brand = $1 and id = $2`,
    [brand, id],
  );
  return booking;
}

export interface WholePayment extends PaymentRow {
  next_at: Date | null;
  /** Times at which the gateway reported the payment, oldest first. */
  notified_at: Date[] | null;
}
/** All payments of a booking, oldest first. */
export const readWholePayments = (tx: Tx, { id, brand }: BookingKey): Promise<WholePayment[]> =>
  tx.query<WholePayment>(
    `select ${PAYMENT_COLUMNS}, next_at,
       (select array_agg(n.received_at order by n.received_at)
         from payment_notifications n
         where n.brand = payments.brand and n.payment_id = payments.id) as notified_at
     from payments
     where brand = $1 and booking_id = $2
     order by created_at`,
    [brand, id],
  );

export interface WholeRefund extends RefundRow {
  next_at: Date | null;
}
/** All refunds of a booking, oldest first. */
export const readWholeRefunds = (tx: Tx, { id, brand }: BookingKey): Promise<WholeRefund[]> =>
  tx.query<WholeRefund>(
    `select ${REFUND_COLUMNS}, next_at from refunds where brand = $1 and booking_id = $2 order by created_at`,
    [brand, id],
  );

/** Refunds of a brand that are not done: numbers of those that wait and that need a person, and their sum in whole pesos. */
export async function summarizeRefunds(
  tx: Tx,
  brand: string,
): Promise<{ waiting: number; amount: number; manual: number }> {
  const [refunds] = await tx.query<{ waiting: number; amount: number; manual: number }>(
    `select count(*) filter (where state in ('DUE', 'SENT')) as waiting,
       coalesce(sum(amount) filter (where state <> 'DONE'), 0)::bigint as amount,
       count(*) filter (where state = 'MANUAL') as manual
     from refunds
     where brand = $1 and state <> 'DONE'`,
    [brand],
  );
  return refunds ?? { waiting: 0, amount: 0, manual: 0 };
}
