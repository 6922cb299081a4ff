import type { BookingDetail } from '@tiquete/contracts';

/** Full names of a booking's passengers, in its order. */
export const passengersOf = ({ passengers }: Pick<BookingDetail, 'passengers'>): string[] =>
  passengers.map(({ name, lastname }) => `${name} ${lastname}`.trim());
