import type { Payment } from '@tiquete/contracts';

/**
 * Where a booking stands, in the traveller's sense; names the words of its result. `payable`: held, `unheld`: to be paid
 * without a hold, `unpaid`: come back from the gateway without having paid, `sold`: the hold was refused, `refused`: the payment was, and the time to pay is over, `expired`: it was
 * never paid; `waiting`: paid, and the supplier says later whether it stands.
 */
export type Stage =
  | 'holding'
  | 'payable'
  | 'unheld'
  | 'unpaid'
  | 'paying'
  | 'rejected'
  | 'refused'
  | 'confirming'
  | 'waiting'
  | 'reviewing'
  | 'issued'
  | 'cancelling'
  | 'sold'
  | 'expired'
  | 'notIssued'
  | 'cancelled';

/** As far as a payment tells. A booking is not said to stand on the payment alone. */
export function paymentStage({
  status,
  booking,
  refunded,
  processing,
}: Pick<Payment, 'status' | 'booking' | 'refunded' | 'processing'>): Stage {
  if (status === 'PENDING') return processing === false ? 'unpaid' : 'paying';
  // Charged and given back: whoever reads it has seen the charge.
  if (refunded > 0 && booking.status === 'CANCEL') return 'notIssued';
  if (status === 'REJECTED') return booking.status === 'COTIZED' ? 'rejected' : 'refused';
  const stages = { COTIZED: 'confirming', OK: 'issued', CANCEL: 'notIssued' } as const;
  return stages[booking.status];
}
/** Stages that a payment made, in the specification's words for it. */
export const PAYMENT_OF: Partial<Record<Stage, Payment['status']>> = {
  paying: 'PENDING',
  rejected: 'REJECTED',
  refused: 'REJECTED',
  confirming: 'APPROVED',
  waiting: 'APPROVED',
  reviewing: 'APPROVED',
  issued: 'APPROVED',
};
/** Stages that wait for somebody, and nothing went wrong. */
export const WAITING: readonly Stage[] = ['holding', 'payable', 'unheld', 'unpaid', 'cancelling'];
/** There is nothing left to pay or to travel with. */
export const OVER: readonly Stage[] = ['refused', 'sold', 'expired', 'notIssued', 'cancelled'];
/** Paid, as far as the traveller is concerned. */
export const PAID: readonly Stage[] = ['confirming', 'waiting', 'reviewing', 'issued'];
