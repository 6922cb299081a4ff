import type { BookingSummary } from '@tiquete/contracts';
import type { BookingFilter } from '../urls';

export type GroupedBookings = Record<BookingFilter, BookingSummary[]>;

const by = (key: (booking: BookingSummary) => string) => (one: BookingSummary, other: BookingSummary) => key(one).localeCompare(key(other));

/**
 * Each booking under the filter that shows it: what comes next first, what was last first, the newest cancelled first. A
 * trip is past the day after it ended. `today` is YYYY-MM-DD.
 */
export function groupBookings(bookings: readonly BookingSummary[], today: string): GroupedBookings {
  const standing = bookings.filter(({ status }) => status !== 'CANCEL');
  return {
    upcoming: standing.filter(({ date_to }) => date_to >= today).sort(by(({ date_from }) => date_from)),
    past: standing.filter(({ date_to }) => date_to < today).sort(by(({ date_from }) => date_from)).reverse(),
    cancelled: bookings.filter(({ status }) => status === 'CANCEL').sort(by(({ created_at }) => created_at)).reverse(),
  };
}
