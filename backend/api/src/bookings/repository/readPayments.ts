import type { Database, Tx } from '../../db/database';
import { type BookingKey, lockBooking } from './readBookings';
import { type BookingRow, PAYMENT_COLUMNS, type PaymentRow } from './rows';

type PaymentKey = Pick<PaymentRow, 'id' | 'brand'>;
const BY_ID = `select ${PAYMENT_COLUMNS} from payments where id = $1 and brand = $2`;

export async function readPayment(
  tx: Tx,
  { id, brand }: PaymentKey,
): Promise<PaymentRow | undefined> {
  const [payment] = await tx.query<PaymentRow>(BY_ID, [id, brand]);
  return payment;
}

/** Locks a payment until the transaction ends, and returns it. Lock its booking first. */
export async function lockPayment(
  tx: Tx,
  { id, brand }: PaymentKey,
): Promise<PaymentRow | undefined> {
  const [payment] = await tx.query<PaymentRow>(`${BY_ID} for update`, [id, brand]);
  return payment;
}

/** Locks a booking and then the payment that it was paid with, and returns the payment. @throws Error when it has none */
export async function lockPaidWith(
  tx: Tx,
  { id, brand, code }: Pick<BookingRow, 'id' | 'brand' | 'code'>,
): Promise<PaymentRow> {
  const [, [payment]] = await Promise.all([
    lockBooking(tx, { id, brand }),
    tx.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where id = (
         select paid_with from bookings where id = $1 and brand = $2) and brand = $2 for update`,
      [id, brand],
    ),
  ]);
  if (!payment) throw new Error(`Booking ${code} has no payment.`);
  return payment;
}

/** Locks a booking and then the payments of its instalments, and returns the payments, newest first. */
export async function lockInstalmentPayments(
  tx: Tx,
  { id, brand }: BookingKey,
): Promise<PaymentRow[]> {
  const [, payments] = await Promise.all([
    lockBooking(tx, { id, brand }),
    tx.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where brand = $2 and id in (
         select paid_by from booking_instalments where booking_id = $1 and brand = $2)
       order by created_at desc, id for update`,
      [id, brand],
    ),
  ]);
  return payments;
}

/** All payments of a booking, oldest first. */
export const readPayments = (tx: Tx, { id, brand }: BookingKey): Promise<PaymentRow[]> =>
  tx.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where brand = $1 and booking_id = $2 order by created_at, id`,
    [brand, id],
  );

/** Sum of the refunds, sent or not, of the payments that paid a booking's instalments, in whole pesos. */
export async function sumReserved(
  db: Pick<Database, 'queryBrand'>,
  { id, brand }: BookingKey,
): Promise<number> {
  const [row] = await db.queryBrand<{ refund_reserved: number | null }>(
    brand,
    `select sum(refund_reserved)::bigint as refund_reserved from payments where brand = $1 and id in (
       select paid_by from booking_instalments where brand = $1 and booking_id = $2)`,
    [brand, id],
  );
  return row?.refund_reserved ?? 0;
}

/** Number of payments that were ever opened for a booking. */
export async function countPayments(tx: Tx, { id, brand }: BookingKey): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from payments where brand = $1 and booking_id = $2',
    [brand, id],
  );
  return row?.count ?? 0;
}

/** The payment of a booking whose page is open, or is being opened. Undefined: there is none. */
export async function findOpenPayment(
  db: Pick<Database, 'queryBrand'>,
  { id, brand }: BookingKey,
): Promise<PaymentRow | undefined> {
  const [payment] = await db.queryBrand<PaymentRow & Record<string, unknown>>(
    brand,
    `select ${PAYMENT_COLUMNS} from payments
     where brand = $1 and booking_id = $2 and state in ('CREATED', 'PENDING')`,
    [brand, id],
  );
  return payment;
}

/** The payment of a booking whose page is open. Undefined: there is none. */
export async function findPendingPayment(
  tx: Tx,
  { id, brand }: BookingKey,
): Promise<PaymentRow | undefined> {
  const [payment] = await tx.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where brand = $1 and booking_id = $2 and state = 'PENDING'`,
    [brand, id],
  );
  return payment;
}

/** Payments of a booking whose money may still arrive. */
export const readPaymentsUnderWay = (tx: Tx, { id, brand }: BookingKey): Promise<PaymentRow[]> =>
  tx.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments
     where brand = $1 and booking_id = $2 and state in ('CREATED', 'PENDING', 'AUTHORIZED', 'CANCELLING')`,
    [brand, id],
  );

/** A payment by its reference; undefined when the brand has none. */
export async function findPaymentByReference(
  db: Pick<Database, 'queryBrand'>,
  brand: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db.queryBrand<PaymentRow & Record<string, unknown>>(
    brand,
    `select ${PAYMENT_COLUMNS} from payments where brand = $1 and reference = $2`,
    [brand, reference],
  );
  return payment;
}

/** Finds a payment of any brand by its session at the gateway. Undefined: the merchant has no such session. */
export async function findPaymentByRequest(
  db: Pick<Database, 'queryBrands'>,
  requestId: string,
  merchant: string | null,
): Promise<PaymentKey | undefined> {
  const [payment] = await db.queryBrands<PaymentKey>(
    'select id, brand from payments where request_id = $1 and merchant is not distinct from $2',
    [requestId, merchant],
  );
  return payment;
}

/** The payment with this reference. Without a reference: the one that the booking was paid with. Undefined: there is none. */
export async function findPaymentOf(
  tx: Tx,
  { id, brand }: BookingKey,
  reference: string | null,
): Promise<PaymentRow | undefined> {
  const [payment] = await tx.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where brand = $1 and booking_id = $2
       and (reference = $3 or ($3::text is null
         and id = (select paid_with from bookings where id = $2 and brand = $1)))`,
    [brand, id, reference],
  );
  return payment;
}
