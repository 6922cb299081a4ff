import type { BookedOptional } from '@tiquete/contracts';

const SHOWN: readonly BookedOptional['status'][] = ['CONFIRMED', 'CANCELLING', 'CANCELLED'];

/** Extras that were sold with the booking, cancelled ones included. */
export const shownExtras = (optionals: readonly BookedOptional[]): BookedOptional[] =>
  optionals.filter(({ status }) => SHOWN.includes(status));
