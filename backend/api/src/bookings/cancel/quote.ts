import type { Cancellation, CancellationRight } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { type BookingRow, type BookingState, type BookingStatus, STANDING } from '../repository';
import type { ProductModule, TermsNow } from '../ports';

/** Cost of a cancellation at one time, in whole pesos. */
export interface CancellationQuote {
  /** True when a part would be refunded. */
  refundable: boolean;
  penalty: number;
  refund: number;
  /** End of free cancellation. Null when cancelling costs something now, or will always be free. */
  freeUntil: Date | null;
  isCancellable: boolean;
  reason: 'NOT_CONFIRMED' | 'STARTED' | 'ALREADY' | null;
  /** Legal ground, for products with more than one. */
  right: CancellationRight;
}
/** Answer to a request and to its repetitions with the same key. Money is whole pesos. */
export interface CancellationAnswer {
  status: BookingStatus;
  course: 'CANCELLING' | 'CANCELLED';
  penalty: number;
  refund: number;
  right?: CancellationRight;
}
type Quoted = Pick<
  BookingRow,
  | 'state'
  | 'total'
  | 'cancellation'
  | 'date_from'
  | 'cancel_penalty'
  | 'snapshot'
  | 'paid_at'
  | 'paid'
>;

/** States of an unpaid booking. Its cancellation ends it at once and refunds nothing. */
export const UNPAID_STATES: readonly BookingState[] = ['CREATED', 'HELD', 'AWAITING_PAYMENT'];
const CANCELLED_BEFORE: readonly BookingState[] = [
  'CANCELLING',
  'CANCELLING_AT_SUPPLIER',
  'CANCEL_UNKNOWN',
  'CANCEL_REVIEW',
  'CANCELLED',
];
/** Local time at which a stay begins. */
const STARTS_AT = 'T15:00:00';
const COLOMBIA = '-05:00';

/**
 * Computes the penalty from the sold terms and the product's own rules. It is at most the paid sum. A step's penalty applies
 * from its time on. A requested cancellation has a fixed penalty.
 */
export function quoteCancellation(
  booking: Quoted,
  now: Date,
  product?: Pick<ProductModule, 'termsAt'>,
): CancellationQuote {
  const { state, total, paid } = booking;
  if (UNPAID_STATES.includes(state))
    return {
      refundable: false,
      penalty: 0,
      refund: 0,
      freeUntil: null,
      isCancellable: true,
      reason: null,
      right: null,
    };
  const sold = termsAsSold(booking, now);
  const terms =
    product?.termsAt?.({ total, snapshot: booking.snapshot, paidAt: booking.paid_at }, now, sold) ??
    sold;
  const penalty = booking.cancel_penalty ?? Math.min(paid, terms.penalty);
  const freeUntil = penalty === 0 ? terms.freeUntil : null;
  const reason = whyNot(booking, terms, now);
  return {
    refundable: penalty < paid,
    penalty,
    refund: paid - penalty,
    freeUntil,
    isCancellable: reason === null,
    reason,
    right: reason === null ? terms.right : null,
  };
}

const termsAsSold = (booking: Quoted, now: Date): TermsNow => ({
  penalty: penaltyAt(booking.cancellation, booking.total, now),
  right: null,
  freeUntil: nextStep(booking.cancellation, now),
  startsAt: startOf(booking),
});

function whyNot(booking: Quoted, { startsAt }: TermsNow, now: Date): CancellationQuote['reason'] {
  if (CANCELLED_BEFORE.includes(booking.state)) return 'ALREADY';
  if (!STANDING.includes(booking.state)) return 'NOT_CONFIRMED';
  return now >= startsAt ? 'STARTED' : null;
}

/** Returns the penalty in whole pesos. Unknown terms refund nothing. */
function penaltyAt(cancellation: Cancellation | null, total: number, now: Date): number {
  const begun = (cancellation?.timeline ?? []).filter(
    ({ from }) => from === null || Date.parse(from) <= now.getTime(),
  );
  if (begun.length === 0) return total;
  return Math.min(
    total,
    Math.max(0, ...begun.map(({ penalty_amount }) => Math.round(penalty_amount))),
  );
}

function nextStep(cancellation: Cancellation | null, now: Date): Date | null {
  const later = (cancellation?.timeline ?? []).flatMap(({ from, penalty_amount }) =>
    from !== null && penalty_amount > 0 && Date.parse(from) > now.getTime()
      ? [Date.parse(from)]
      : [],
  );
  return later.length > 0 ? new Date(Math.min(...later)) : null;
}

/** Returns the time at which the trip begins: the usual local hour of arrival, or the end of free cancellation if later. */
function startOf({ date_from: day, cancellation }: Quoted): Date {
  const offset =
    cancellation?.timeline
      .flatMap(({ from }) => /(?:[+-]\d\d:\d\d|Z)$/.exec(from ?? '')?.[0] ?? [])
      .at(-1) ?? COLOMBIA;
  const arrival = Date.parse(`${day}${STARTS_AT}${offset}`);
  const free = cancellation?.free_until ? Date.parse(cancellation.free_until) : 0;
  // Latest start: the end of the day of arrival.
  const latest = Date.parse(`${addDays(day, 1)}T00:00:00${offset}`);
  return new Date(Math.min(latest, Math.max(arrival, free)));
}
