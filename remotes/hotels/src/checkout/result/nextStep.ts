import type { Payment } from '@tiquete/contracts';

/** Message key below `checkout.result` for what a traveller may expect. A booking is not said to stand on the payment alone. */
export function nextStep({ status, booking }: Pick<Payment, 'status' | 'booking'>) {
  if (status === 'PENDING') return 'pending';
  if (status === 'REJECTED') return booking.status === 'COTIZED' ? 'rejected' : 'rejectedOver';
  const steps = { COTIZED: 'confirming', OK: 'confirmed', CANCEL: 'notConfirmed' } as const;
  return steps[booking.status];
}
