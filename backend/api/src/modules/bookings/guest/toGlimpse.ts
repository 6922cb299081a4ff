import { type BookingGlimpse, bookingGlimpseSchema } from '@tiquete/contracts';
import type { InstalmentRow } from '../../checkout';
import { type ListedRow, toSummary } from '../toSummary';

/** Without what was booked, where, when and for whom. */
export const toGlimpse = (
  row: ListedRow,
  instalments: readonly InstalmentRow[],
  now: Date,
): BookingGlimpse => bookingGlimpseSchema.parse(toSummary(row, instalments, now));
