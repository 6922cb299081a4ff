import type { ResultAddress } from '@tiquete/checkout';

/** The booking, and the payment that the traveller comes back from, as our own link or the api's names it; null when the address names no booking that could exist. */
export function parseConfirmation(search: string): ResultAddress | null {
  const params = new URLSearchParams(search);
  const bookingId = params.get('booking') ?? '';
  const reference = params.get('reference') ?? params.get('payment') ?? '';
  if (!/^[\w-]{1,64}$/.test(bookingId)) return null;
  return { bookingId, reference: /^[\w-]{1,32}$/.test(reference) ? reference : null };
}
