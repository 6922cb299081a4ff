import type { BookedOptional, Cancellation, OptionalKind, SoldHelp } from '@tiquete/contracts';
import type { ExtraOffer } from './ports';
import type { BookingRow } from '../repository';

/** A stored offer. A cart may use its price until `until`, an ISO instant. */
export interface StoredOffer extends ExtraOffer {
  kind: OptionalKind;
  provider: string;
  until: string;
}
export interface CartRow {
  version: number;
  offers: StoredOffer[];
}
/** Texts of an extra as sold, for the traveller. */
export interface ShownExtra {
  name: string;
  description: string;
  operatorName: string;
  date: string | null;
  help?: SoldHelp;
}
export interface ExtraRow {
  id: string;
  brand: string;
  booking_id: string;
  reference: string;
  code: string;
  provider: string;
  kind: OptionalKind;
  quantity: number;
  price: number;
  amount: number;
  passenger_ids: string[];
  segment_ids: string[];
  shown: ShownExtra;
  supplier_data: unknown;
  cancellation: Cancellation;
  state: ExtraState;
  tries: number;
  tried_at: Date | null;
  first_tried_at: Date | null;
  look_ups: number;
  locator: string | null;
  refunded: number;
  failures: number;
}
export const EXTRA_COLUMNS = `
  id, brand, booking_id, reference, code, provider, kind, quantity, price, amount, passenger_ids, segment_ids, shown,
  supplier_data, cancellation, state, tries, tried_at, first_tried_at, look_ups, locator, refunded, failures`;

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
type ExtraStep = 'book' | 'release' | 'settle-unknown' | 'look-up' | 'cancel' | 'wait';

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
