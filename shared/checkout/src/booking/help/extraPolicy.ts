import type { BookedOptional } from '@tiquete/contracts';

/** Path of the document of an issued policy that was bought with a booking. Null for other extras. */
export const extraPolicyPath = (
  bookingId: string,
  { id, kind, status }: Pick<BookedOptional, 'id' | 'kind' | 'status'>,
): string | null =>
  kind === 'ASSISTANCE' && status === 'CONFIRMED'
    ? `/api/asisstances/bookings/${encodeURIComponent(bookingId)}/policy.pdf?extra=${encodeURIComponent(id)}`
    : null;
