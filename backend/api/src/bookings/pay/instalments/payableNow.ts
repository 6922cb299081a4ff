import { type BookingRow, type InstalmentRow, PAYABLE, STANDING } from '../../repository';

/** Content of a payment. */
export interface Demand {
  /** Numbers of its instalments, in order. */
  instalments: number[];
  /** Amount in whole pesos, including extras. */
  amount: number;
  /** Part of `amount` that pays extras. */
  extras: number;
}
export interface Payable {
  /** Latest end of a payment page. */
  until: Date;
  next: Demand;
  /** All unpaid instalments. */
  all: Demand;
}
type Owing = Pick<BookingRow, 'state' | 'pay_by' | 'optionals_total'>;

/** Returns the payment of these instalments. The first one includes the extras. */
export function demandOf(
  { optionals_total }: Pick<BookingRow, 'optionals_total'>,
  instalments: readonly Pick<InstalmentRow, 'number' | 'amount'>[],
): Demand {
  const numbers = instalments.map(({ number }) => number);
  const extras = numbers.includes(1) ? optionals_total : 0;
  return {
    instalments: numbers,
    amount: instalments.reduce((sum, { amount }) => sum + amount, extras),
    extras,
  };
}

/**
 * Returns the payments that a booking accepts now, before its first payment or with a balance; null when there are none. All
 * other code that needs this rule calls it.
 */
export function payableNow(
  booking: Owing,
  instalments: readonly InstalmentRow[],
  now: Date,
): Payable | null {
  const unpaid = instalments.filter(({ paid_by }) => paid_by === null);
  const [next] = unpaid;
  const until = payableUntil(booking, instalments);
  if (!next || until === null || until <= now) return null;
  return { until, next: demandOf(booking, [next]), all: demandOf(booking, unpaid) };
}

/** Returns the deadline of the next instalment, which may have passed; null when nothing can be paid in this state. */
export function payableUntil(
  { state, pay_by }: Pick<BookingRow, 'state' | 'pay_by'>,
  instalments: readonly InstalmentRow[],
): Date | null {
  if (PAYABLE.includes(state)) return pay_by;
  const next = instalments.find(({ paid_by }) => paid_by === null);
  return STANDING.includes(state) ? (next?.grace_until ?? null) : null;
}
