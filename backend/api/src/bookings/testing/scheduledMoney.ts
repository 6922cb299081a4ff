import { readInstalments } from '../repository';
import type { TestCheckout } from './testCheckout';

/** A payer's action on a page of the gateway. */
export interface PayerAction {
  reference: string;
  /** True for the first payment attempt on a page. The result of an attempt after a rejection may never reach the booking. */
  isFirst: boolean;
  status: 'APPROVED' | 'AUTHORIZED' | 'REJECTED';
  at: Date;
}

/**
 * Asserts that each paid instalment has its money, that no booking in force has an overdue one, and that none was cancelled
 * for an instalment that was paid in time.
 */
export async function expectMoneyAsScheduled(
  test: TestCheckout,
  id: string,
  settled: readonly PayerAction[],
): Promise<void> {
  const booking = await test.booking(id);
  const { brand, state, date_from, paid, cancel_cause, paid_with, optionals_total } = booking;
  const parts = await test.db.withBrand(brand, (tx) => readInstalments(tx, { id, brand }));
  const payments = await test.paymentsOf(id);
  expect(paid).toBe(parts.reduce((sum, part) => sum + (part.paid_by ? part.amount : 0), 0));
  for (const payment of payments) {
    const own = parts.filter(({ paid_by }) => paid_by === payment.id);
    const extras = payment.id === paid_with ? optionals_total : 0;
    if (own.length === 0) {
      expect(payment.captured).toBe(payment.refund_reserved);
      continue;
    }
    expect(own.map(({ number }) => number)).toEqual(payment.instalments);
    expect(payment.amount).toBe(own.reduce((sum, { amount }) => sum + amount, extras));
    if (state === 'CONFIRMED') expect(payment.captured).toBe(payment.amount);
  }
  const next = parts.find(({ paid_by }) => paid_by === null);
  const hasBegun = test.clock() >= new Date(`${date_from}T00:00:00-05:00`);
  if (state === 'CONFIRMED' && next?.grace_until && !hasBegun)
    expect(test.clock() < next.grace_until).toBe(true);
  if (cancel_cause !== 'INSTALMENT_MISSED') return;
  const refunded = await test.db.withBrand(brand, (tx) =>
    tx.query<{ payment_id: string }>(
      "select payment_id from refunds where booking_id = $1 and reason = 'DUPLICATE_PAYMENT'",
      [id],
    ),
  );
  const inTime = settled.filter(
    ({ isFirst, status, at }) =>
      isFirst && status === 'APPROVED' && next?.grace_until && at < next.grace_until,
  );
  const lost = payments.filter(
    (payment) =>
      inTime.some(({ reference }) => reference === payment.reference) &&
      payment.instalments.includes(next?.number ?? 0) &&
      !refunded.some(({ payment_id }) => payment_id === payment.id),
  );
  expect(lost).toEqual([]);
}
