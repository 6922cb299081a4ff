import type { BookingDetail, Payment } from '@tiquete/contracts';

/** Whole pesos of a booking with its extras: total, paid minus refunds, and still due. */
export function moneyOf(
  { payments, total, optionals_total }: BookingDetail,
  payment: Payment | null,
): { total: number; paid: number; due: number } {
  const whole = total + optionals_total;
  // The payment from the address may be newer than the booking's copy of it.
  const others = payments.filter(({ reference }) => reference !== payment?.reference);
  const paid = [...others, ...(payment ? [payment] : [])]
    .filter(({ status }) => status === 'APPROVED')
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  return { total: whole, paid, due: Math.max(0, whole - paid) };
}
