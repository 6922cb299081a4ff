import type { Cancellation } from '@tiquete/contracts';
import type { SupplierRate } from '../ports';

/** Parts of the price that differ by rounding only. */
const NOISE = 0.005;

/** True when cancelling later costs a larger part than was accepted, or when the hotel itself asks for more. */
export function hasWorseTerms(accepted: SupplierRate, current: SupplierRate, now: Date): boolean {
  if (payAtHotel(current) > payAtHotel(accepted)) return true;
  const instants = [accepted, current].flatMap(({ cancellation }) => cancellation.timeline.flatMap(({ from }) => (from === null ? [] : Date.parse(from))));
  const moments = [now.getTime(), ...instants.filter((instant) => instant > now.getTime())];
  return moments.some((moment) => partKept(current.cancellation, moment) > partKept(accepted.cancellation, moment) + NOISE);
}

const payAtHotel = ({ price_breakdown }: SupplierRate): number => price_breakdown.pay_at_hotel.reduce((sum, { amount }) => sum + amount, 0);

/** From 0 to 1. */
function partKept({ timeline }: Cancellation, moment: number): number {
  const step = timeline.findLast(({ from }) => from === null || Date.parse(from) <= moment);
  return step ? step.penalty_amount / Math.max(1, step.penalty_amount + step.refund_amount) : 1;
}
