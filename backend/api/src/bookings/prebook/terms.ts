import { createHash } from 'node:crypto';
import { type Cancellation, CURRENCY, type ExchangeRate, type Money } from '@tiquete/contracts';
import { today, toPesos, withdrawalUntil } from '@tiquete/domain';
import type { SoldBooking, TermsNow } from '../ports';

/** Id of cancellation terms. Equal terms have equal ids. */
export function hashPolicy({ refundable, free_until, timeline }: Cancellation): string {
  const steps = timeline.map(({ from, penalty_amount, refund_amount, penalty_unknown }) => [
    from,
    penalty_amount,
    refund_amount,
    ...(penalty_unknown ? [true] : []),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([refundable, free_until, steps]))
    .digest('base64url');
}

/** Largest difference between shares that rounding may cause. */
const NOISE = 0.005;

/** True when cancelling, now or later, costs a larger share of the price than was accepted. */
export const costsMoreToCancel = (
  accepted: Cancellation,
  current: Cancellation,
  now: Date,
): boolean => isDearer(accepted, current, now, penaltyShare, NOISE);
/** True when cancelling, now or later, costs more pesos than was accepted. For terms with a fixed penalty. */
export const costsMorePesosToCancel = (
  accepted: Cancellation,
  current: Cancellation,
  now: Date,
): boolean =>
  isDearer(
    accepted,
    current,
    now,
    (terms, moment) => stepAt(terms, moment)?.penalty_amount ?? Infinity,
    0,
  );

function isDearer(
  accepted: Cancellation,
  current: Cancellation,
  now: Date,
  costAt: (terms: Cancellation, moment: number) => number,
  noise: number,
): boolean {
  const instants = [accepted, current].flatMap(({ timeline }) =>
    timeline.flatMap(({ from }) => (from === null ? [] : Date.parse(from))),
  );
  const moments = [now.getTime(), ...instants.filter((instant) => instant > now.getTime())];
  return moments.some((moment) => costAt(current, moment) > costAt(accepted, moment) + noise);
}

const stepAt = ({ timeline }: Cancellation, moment: number) =>
  timeline.findLast(({ from }) => from === null || Date.parse(from) <= moment);
/** Share of the price that a cancellation costs, from 0 to 1. */
function penaltyShare(terms: Cancellation, moment: number): number {
  const step = stepAt(terms, moment);
  return step ? step.penalty_amount / Math.max(1, step.penalty_amount + step.refund_amount) : 1;
}

/** True when nothing is ever refunded. `refundable` is also false for a tariff that refunds a part. */
export const isNonRefundable = ({ refundable, timeline }: Cancellation): boolean =>
  !refundable && timeline.every(({ refund_amount }) => refund_amount <= 0);

/**
 * Whole pesos of a supplier's penalty, at the exchange rate stored with the quote. Undefined when the penalty is not stated,
 * or in a currency that the quote does not use.
 */
export function penaltyInPesos(
  penalty: Money | undefined,
  rate: ExchangeRate | undefined,
): number | undefined {
  if (penalty?.currency === CURRENCY) return Math.round(Number(penalty.amount));
  return penalty && penalty.currency === rate?.currency ? toPesos(penalty, rate) : undefined;
}

/**
 * Cancellation terms until the service starts: the sold ones, or free of charge for five business days after the payment, by
 * the law's right of withdrawal (Ley 1480 de 2011, art. 47).
 */
export function withWithdrawal(
  { total, paidAt }: Pick<SoldBooking, 'total' | 'paidAt'>,
  startsAt: Date,
  now: Date,
  sold: TermsNow,
): TermsNow {
  const terms: TermsNow = { ...sold, startsAt, right: sold.penalty < total ? 'FARE' : null };
  if (!paidAt || sold.penalty === 0) return terms;
  const until = withdrawalUntil(paidAt);
  if (today(now) > until || now >= startsAt) return terms;
  const end = new Date(`${until}T23:59:59-05:00`);
  return { ...terms, penalty: 0, right: 'RETRACTO', freeUntil: end < startsAt ? end : startsAt };
}
