import { formatDayYear } from '@tiquete/domain';
import type { BookingRow } from '../bookings/repository';
import type { People } from '../bookings';
import { voucherWords as words } from './messages/voucher';
import type { ProductSheet } from './ports';

/** Sheet of a product without its own: the data that every booking has. */
export const fallbackSheet = (booking: BookingRow, { passengers }: People): ProductSheet => ({
  kind: words.fallbackKind,
  place: {
    name: booking.title,
    lines: booking.destination_name === '' ? [] : [booking.destination_name],
  },
  moments: [
    { label: words.from, day: formatDayYear(booking.date_from), detail: '' },
    { label: words.to, day: formatDayYear(booking.date_to), detail: '' },
  ],
  parts: [
    {
      title: words.travellers,
      facts: [],
      people: passengers.map(({ name, lastname }) => `${name} ${lastname}`),
    },
  ],
  advice: [],
});
