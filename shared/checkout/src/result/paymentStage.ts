import type { Payment } from '@tiquete/contracts';

/**
 * State of a booking for the traveller, and key of its messages. `payable`: held and unpaid; `unheld`: unpaid without a
 * hold; `unpaid`: returned from the gateway without paying; `partial`: a part was captured and goes back unless the rest
 * arrives; `lapsed`: that part is being refunded and the booking can be paid again; `sold`: the hold failed; `refused`: the
 * payment was rejected and the time to pay is over; `expired`: never paid; `waiting`: paid, and the supplier confirms later.
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

/** The stage by the payment only. A paid booking counts as confirmed only when its own status is OK. */
export function paymentStage({
  status,
  booking,
  refunded,
  processing,
  captured,
}: Pick<Payment, 'status' | 'booking' | 'refunded' | 'processing' | 'captured'>): Stage {
  if (status === 'PENDING') return openStage({ processing, captured });
  // Charged and refunded: the traveller has seen the charge, so the stage must not deny it.
  if (refunded > 0 && booking.status === 'CANCEL') return 'notIssued';
  if (status === 'REJECTED' && booking.status === 'COTIZED')
    return refunded > 0 ? 'lapsed' : 'rejected';
  if (status === 'REJECTED') return 'refused';
  const stages = { COTIZED: 'confirming', OK: 'issued', CANCEL: 'notIssued' } as const;
  return stages[booking.status];
}
/** Stage of a payment that is neither approved nor rejected. */
export function openStage({
  processing,
  captured,
}: Pick<Payment, 'processing' | 'captured'>): Stage {
  if (captured > 0 && processing !== true) return 'partial';
  return processing === false ? 'unpaid' : 'paying';
}
/** Status of the payment by stage, as the specification names it. */
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
/** Stages that wait for the traveller or the supplier, without a problem. */
export const WAITING: readonly Stage[] = ['holding', 'payable', 'unheld', 'unpaid', 'cancelling'];
/** Stages with nothing left to pay or to use. */
export const OVER: readonly Stage[] = ['refused', 'sold', 'expired', 'notIssued', 'cancelled'];
/** Stages in which the traveller has paid. */
export const PAID: readonly Stage[] = ['confirming', 'waiting', 'reviewing', 'issued'];
