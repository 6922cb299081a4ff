import './plainZod';
import { duplicateBookingSchema } from '@tiquete/contracts/bookings';
import type { Problem } from '@tiquete/platform';

/** The booking that DUPLICATE_BOOKING speaks of, its code null when it may not be told; null for any other problem. */
export function parseDuplicate({ code, meta }: Problem): { code: string | null } | null {
  if (code !== 'DUPLICATE_BOOKING') return null;
  const parsed = duplicateBookingSchema.safeParse(meta);
  return parsed.success ? parsed.data : { code: null };
}
