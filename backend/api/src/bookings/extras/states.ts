import type { BookedOptional } from '@tiquete/contracts';
import type { BookingRow } from '../repository';

export type ExtraState =
  | 'CHOSEN'
  | 'RELEASED'
  | 'BOOKING'
  | 'UNKNOWN'
  | 'REVIEW'
  | 'CONFIRMED'
  | 'REFUSED'
  | 'CANCELLING'
  | 'CANCEL_UNKNOWN'
  | 'CANCELLED';
export type ExtraStep = 'book' | 'release' | 'settle-unknown' | 'look-up' | 'cancel' | 'wait';

/** Phase of a booking, which decides the steps of its extras. */
export type BookingPhase = 'standing' | 'over' | 'open';

/** Returns the next step of an extra, from its state and its booking's phase. */
export function nextStep(state: ExtraState, phase: BookingPhase): ExtraStep {
  switch (state) {
    case 'CHOSEN':
      if (phase === 'standing') return 'book';
      return phase === 'over' ? 'release' : 'wait';
    case 'RELEASED':
      // A late payment has reopened the booking.
      return phase === 'standing' ? 'book' : 'wait';
    case 'BOOKING':
      return 'settle-unknown';
    case 'UNKNOWN':
    case 'REVIEW':
      return 'look-up';
    case 'CONFIRMED':
      return phase === 'over' ? 'cancel' : 'wait';
    case 'CANCELLING':
    case 'CANCEL_UNKNOWN':
      return 'cancel';
    case 'REFUSED':
    case 'CANCELLED':
      return 'wait';
  }
}

const SHOWN: Record<ExtraState, BookedOptional['status']> = {
  CHOSEN: 'CHOSEN',
  RELEASED: 'CANCELLED',
  BOOKING: 'CONFIRMING',
  UNKNOWN: 'CONFIRMING',
  REVIEW: 'CONFIRMING',
  CONFIRMED: 'CONFIRMED',
  REFUSED: 'REFUSED',
  CANCELLING: 'CANCELLING',
  CANCEL_UNKNOWN: 'CANCELLING',
  CANCELLED: 'CANCELLED',
};
/** Returns the status for the traveller. An extra in the cart of a paid booking is shown as being confirmed. */
export function shownStatus(
  state: ExtraState,
  booking: Pick<BookingRow, 'paid_with'>,
): BookedOptional['status'] {
  return state === 'CHOSEN' && booking.paid_with !== null ? 'CONFIRMING' : SHOWN[state];
}
