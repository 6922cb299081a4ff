import type { BookedOptional } from '@tiquete/contracts';

/** The document of a policy that was bought beside a booking, once it is issued; null for other extras. */
export const extraPolicyPath = (
  bookingId: string,
  { id, kind, status }: Pick<BookedOptional, 'id' | 'kind' | 'status'>,
): string | null =>
  kind === 'ASSISTANCE' && status === 'CONFIRMED'
    ? `/api/asisstances/bookings/${encodeURIComponent(bookingId)}/policy.pdf?extra=${encodeURIComponent(id)}`
    : null;
