import { type BookingRow, type InstalmentRow, PAYABLE, STANDING } from '../../bookings/repository';

/** What one payment asks for. */
export interface Demand {
  /** By number, in order. */
  instalments: number[];
  /** Whole pesos, with the extras. */
  amount: number;
  /** Whole pesos of `amount` that are extras. */
  extras: number;
}
export interface Payable {
  /** The latest end of a payment page for it. */
  until: Date;
  next: Demand;
  /** Everything that is still unpaid. */
  all: Demand;
}
type Owing = Pick<BookingRow, 'state' | 'pay_by' | 'optionals_total'>;

/** What these instalments cost, with the extras where the first one is among them. */
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
 * What can be paid of a booking that waits for its first payment, or that stands with a balance; the only place that says so.
 * Null: nothing.
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

/** The end of the time in which the next instalment can be paid, also when it is over; null: nothing is to be paid in this state. */
export function payableUntil(
  { state, pay_by }: Pick<BookingRow, 'state' | 'pay_by'>,
  instalments: readonly InstalmentRow[],
): Date | null {
  if (PAYABLE.includes(state)) return pay_by;
  const next = instalments.find(({ paid_by }) => paid_by === null);
  return STANDING.includes(state) ? (next?.grace_until ?? null) : null;
}
