import type { BookedOptional } from '@tiquete/contracts';

const SHOWN: readonly BookedOptional['status'][] = ['CONFIRMED', 'CANCELLING', 'CANCELLED'];

/** What stands beside a booking, or did until it was given back. */
export const shownExtras = (optionals: readonly BookedOptional[]): BookedOptional[] =>
  optionals.filter(({ status }) => SHOWN.includes(status));
