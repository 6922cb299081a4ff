import type { Payment } from '@tiquete/contracts';

/**
 * Where a booking stands, in the traveller's sense; names the words of its result. `payable`: held, `unheld`: to be paid
 * without a hold, `unpaid`: come back from the gateway without having paid, `partial`: a part was taken, which goes back unless the rest comes by itself,
 * `lapsed`: it is on its way back, and the booking can be paid anew, `sold`: the hold was refused, `refused`: the payment was, and the time to pay is
 * over, `expired`: it was never paid; `waiting`: paid, and the supplier says later whether it stands.
 */
export type Stage =
  | 'holding'
  | 'payable'
  | 'unheld'
  | 'unpaid'
  | 'paying'
  | 'partial'
  | 'lapsed'
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
  captured,
}: Pick<Payment, 'status' | 'booking' | 'refunded' | 'processing' | 'captured'>): Stage {
  if (status === 'PENDING') return openStage({ processing, captured });
  // Charged and given back: whoever reads it has seen the charge.
  if (refunded > 0 && booking.status === 'CANCEL') return 'notIssued';
  if (status === 'REJECTED' && booking.status === 'COTIZED')
    return refunded > 0 ? 'lapsed' : 'rejected';
  if (status === 'REJECTED') return 'refused';
  const stages = { COTIZED: 'confirming', OK: 'issued', CANCEL: 'notIssued' } as const;
  return stages[booking.status];
}
/** Of a payment that is neither approved nor refused yet. */
export function openStage({
  processing,
  captured,
}: Pick<Payment, 'processing' | 'captured'>): Stage {
  if (captured > 0 && processing !== true) return 'partial';
  return processing === false ? 'unpaid' : 'paying';
}
/** Stages that a payment made, in the specification's words for it. */
export const PAYMENT_OF: Partial<Record<Stage, Payment['status']>> = {
  paying: 'PENDING',
  partial: 'PENDING',
  lapsed: 'REJECTED',
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
