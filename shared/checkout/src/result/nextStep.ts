import type { Payment } from '@tiquete/contracts';

/** Message key below `checkout.result` for what a traveller may expect. A booking is not said to stand on the payment alone. */
export function nextStep({
  status,
  booking,
  refunded,
}: Pick<Payment, 'status' | 'booking' | 'refunded'>) {
  if (status === 'PENDING') return 'pending';
  // Charged and given back: whoever reads it has seen the charge.
  if (refunded > 0 && booking.status === 'CANCEL') return 'notConfirmed';
  if (status === 'REJECTED') return booking.status === 'COTIZED' ? 'rejected' : 'rejectedOver';
  const steps = { COTIZED: 'confirming', OK: 'confirmed', CANCEL: 'notConfirmed' } as const;
  return steps[booking.status];
}
