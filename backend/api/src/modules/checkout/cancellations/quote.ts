import type { Cancellation, CancellationRight } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import {
  type BookingRow,
  type BookingState,
  type BookingStatus,
  STANDING,
} from '../../bookings/repository';
import type { ProductModule, TermsNow } from '../ports';

/** What cancelling costs at one moment, in whole pesos. */
export interface CancellationQuote {
  /** Something would come back. */
  refundable: boolean;
  penalty: number;
  refund: number;
  /** Until when cancelling costs nothing; null when it costs something now, or never will. */
  freeUntil: Date | null;
  isCancellable: boolean;
  reason: 'NOT_CONFIRMED' | 'STARTED' | 'ALREADY' | null;
  /** The legal ground, for products that have more than one. */
  right: CancellationRight;
}
/** The answer to a request, and to its repetitions with the same key; whole pesos. */
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

/** Nothing was paid: ends at once, without money. */
export const UNPAID: readonly BookingState[] = ['CREATED', 'HELD', 'AWAITING_PAYMENT'];
const CANCELLED_BEFORE: readonly BookingState[] = [
  'CANCELLING',
  'CANCELLING_AT_SUPPLIER',
  'CANCEL_UNKNOWN',
  'CANCEL_REVIEW',
  'CANCELLED',
];
/** Hour of the place from which the stay has begun. */
const STARTS_AT = 'T15:00:00';
const COLOMBIA = '-05:00';

/** Computed from the terms as sold, and the product's own where it has any, and never above what was paid; from the instant of a step its penalty applies. A cancellation already requested keeps its fixed penalty. */
export function quoteCancellation(
  booking: Quoted,
  now: Date,
  product?: Pick<ProductModule, 'termsAt'>,
): CancellationQuote {
  const { state, total, paid } = booking;
  if (UNPAID.includes(state))
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

/** Terms that are not known give nothing back. */
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

/** The usual hour of arrival by the place's clock, or the end of what is free when that is later. */
function startOf({ date_from: day, cancellation }: Quoted): Date {
  const offset =
    cancellation?.timeline
      .flatMap(({ from }) => /(?:[+-]\d\d:\d\d|Z)$/.exec(from ?? '')?.[0] ?? [])
      .at(-1) ?? COLOMBIA;
  const arrival = Date.parse(`${day}${STARTS_AT}${offset}`);
  const free = cancellation?.free_until ? Date.parse(cancellation.free_until) : 0;
  // Never beyond the day itself, whatever the terms say.
  const latest = Date.parse(`${addDays(day, 1)}T00:00:00${offset}`);
  return new Date(Math.min(latest, Math.max(arrival, free)));
}
