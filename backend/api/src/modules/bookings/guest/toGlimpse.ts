import { type BookingGlimpse, bookingGlimpseSchema } from '@tiquete/contracts';
import { type ListedRow, toSummary } from '../toSummary';

/** Without what was booked, where, when and for whom. */
export const toGlimpse = (row: ListedRow): BookingGlimpse =>
  bookingGlimpseSchema.parse(toSummary(row));
