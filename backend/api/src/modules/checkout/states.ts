import type { BOOKING_STATUSES, PAYMENT_STATUSES } from '@tiquete/contracts';

export const BOOKING_STATES = [
  'CREATED',
  'HOLDING',
  'HOLD_UNKNOWN',
  'HELD',
  'AWAITING_PAYMENT',
  'PAID',
  'BOOKING_AT_SUPPLIER',
  'SUPPLIER_UNKNOWN',
  'MANUAL_REVIEW',
  'CONFIRMING_PAYMENT',
  'WAITING',
  'ISSUE_DUE',
  'ISSUING',
  'ISSUE_UNKNOWN',
  'ISSUE_REVIEW',
  'CONFIRMED',
  'CANCELLING',
  'CANCELLING_AT_SUPPLIER',
  'CANCEL_UNKNOWN',
  'CANCEL_REVIEW',
  'CANCELLED',
  'RELEASING',
  'VOIDING',
  'REFUND_DUE',
  'REJECTED',
  'EXPIRED',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
/** Some of the money going back leaves a payment PARTIALLY_REFUNDED; REFUND_PENDING and REFUNDED mean all of it. */
export type PaymentState =
  | 'CREATED'
  | 'PENDING'
  | 'AUTHORIZED'
  | 'CANCELLING'
  | 'APPROVED'
  | 'REJECTED'
  | 'ABANDONED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUND_PENDING'
  | 'REFUNDED';
export type RefundState = 'DUE' | 'SENT' | 'DONE' | 'MANUAL';
export type RefundReason =
  | 'SUPPLIER_REJECTED'
  | 'DUPLICATE_PAYMENT'
  | 'LATE_APPROVAL'
  | 'PARTIAL_PAYMENT'
  | 'CANCELLATION'
  | 'OPTIONAL_UNAVAILABLE'
  | 'OPERATOR';
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What may follow once the money is taken too: the supplier has yet to confirm, the ticket to be issued, or all of it stands. */
const TAKEN: readonly BookingState[] = ['WAITING', 'ISSUE_DUE', 'CONFIRMED'];
/** What may follow once the supplier has booked. */
const BOOKED: readonly BookingState[] = ['CONFIRMING_PAYMENT', ...TAKEN];
/** What may follow once nothing is there: with money to give back, or without. */
const OVER_WITHOUT: readonly BookingState[] = ['REFUND_DUE', 'REJECTED'];
/** What may follow once it is clear that nothing will be booked; a hold is taken back first. */
const NOT_BOOKED: readonly BookingState[] = [...OVER_WITHOUT, 'VOIDING'];
/** What a cancellation leads to; one that is refused leaves the booking where it was. */
const CANCELLED_OR_NOT: readonly BookingState[] = ['CANCELLED', 'CONFIRMED', 'WAITING'];

/**
 * Every allowed transition of a booking. A payment after the deadline revives it; nothing leads to CONFIRMED but the supplier
 * (and a cancellation that it refused). Each effect has the state in which it is due, the one in which it was begun (left
 * behind by a worker that died, it is unknown), and the one in which it is looked up.
 */
export const TRANSITIONS: Record<BookingState, readonly BookingState[]> = {
  CREATED: ['HOLDING', 'AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'CANCELLED'],
  HOLDING: ['HELD', 'HOLD_UNKNOWN', 'REJECTED'],
  HOLD_UNKNOWN: ['HELD', 'CREATED', 'REJECTED', 'RELEASING'],
  HELD: ['AWAITING_PAYMENT', 'PAID', 'RELEASING'],
  AWAITING_PAYMENT: ['PAID', 'EXPIRED', 'RELEASING', 'CANCELLED'],
  EXPIRED: ['PAID'],
  PAID: ['BOOKING_AT_SUPPLIER', 'CONFIRMING_PAYMENT', 'ISSUE_DUE', ...NOT_BOOKED],
  BOOKING_AT_SUPPLIER: [...BOOKED, ...NOT_BOOKED, 'SUPPLIER_UNKNOWN'],
  SUPPLIER_UNKNOWN: [...BOOKED, ...NOT_BOOKED, 'PAID', 'MANUAL_REVIEW'],
  MANUAL_REVIEW: [...BOOKED, ...NOT_BOOKED],
  CONFIRMING_PAYMENT: [...TAKEN, 'VOIDING'],
  WAITING: ['ISSUE_DUE', 'CONFIRMED', 'CANCELLING'],
  ISSUE_DUE: ['ISSUING'],
  ISSUING: ['CONFIRMED', 'VOIDING', 'ISSUE_UNKNOWN'],
  ISSUE_UNKNOWN: ['CONFIRMED', 'VOIDING', 'ISSUE_DUE', 'ISSUE_REVIEW'],
  ISSUE_REVIEW: ['CONFIRMED', 'VOIDING'],
  CONFIRMED: ['CANCELLING'],
  CANCELLING: ['CANCELLING_AT_SUPPLIER'],
  CANCELLING_AT_SUPPLIER: [...CANCELLED_OR_NOT, 'CANCEL_UNKNOWN', 'CANCEL_REVIEW'],
  CANCEL_UNKNOWN: [...CANCELLED_OR_NOT, 'CANCELLING', 'CANCEL_REVIEW'],
  CANCEL_REVIEW: CANCELLED_OR_NOT,
  RELEASING: ['EXPIRED', 'CANCELLED'],
  VOIDING: OVER_WITHOUT,
  REFUND_DUE: ['REJECTED'],
  CANCELLED: [],
  REJECTED: [],
};
/** States in which a traveller may pay, until `pay_by`; a product that holds is not payable before it is held. */
export const PAYABLE: readonly BookingState[] = ['CREATED', 'HELD', 'AWAITING_PAYMENT'];
/** The supplier has it and it is paid, or begun to be: later payments are taken, and it can be cancelled by its terms. */
export const STANDING: readonly BookingState[] = ['CONFIRMED', 'WAITING'];
/** States from which nothing more happens by itself, save money that comes late. */
export const TERMINAL: readonly BookingState[] = ['CONFIRMED', 'CANCELLED', 'REJECTED', 'EXPIRED'];

/** States in which nothing may be paid any more: open payment pages are closed at the gateway. */
export const CLOSES_PAGES: readonly BookingState[] = [
  'RELEASING',
  'CANCELLED',
  'REJECTED',
  'EXPIRED',
];

const BEING_CANCELLED: readonly BookingState[] = [
  'CANCELLING',
  'CANCELLING_AT_SUPPLIER',
  'CANCEL_UNKNOWN',
  'CANCEL_REVIEW',
];
const OVER: readonly BookingState[] = [
  'CANCELLED',
  'RELEASING',
  'VOIDING',
  'REFUND_DUE',
  'REJECTED',
  'EXPIRED',
];

export function shownBookingStatus(state: BookingState): BookingStatus {
  if (state === 'CONFIRMED' || BEING_CANCELLED.includes(state)) return 'OK';
  return OVER.includes(state) ? 'CANCEL' : 'COTIZED';
}
/** Code of the error for who would still pay, or add extras, when the booking is past that. */
export function whyNotPayable(
  state: BookingState,
): 'BOOKING_REJECTED' | 'BOOKING_EXPIRED' | 'ALREADY_PAID' {
  if (state === 'REJECTED') return 'BOOKING_REJECTED';
  return shownBookingStatus(state) === 'CANCEL' ? 'BOOKING_EXPIRED' : 'ALREADY_PAID';
}
export const statesShownAs = (status: BookingStatus): BookingState[] =>
  BOOKING_STATES.filter((state) => shownBookingStatus(state) === status);

/** A payment that is refunded in full is no purchase: it shows as rejected. */
export function shownPaymentStatus(state: PaymentState): PaymentStatus {
  if (state === 'APPROVED' || state === 'PARTIALLY_REFUNDED') return 'APPROVED';
  return state === 'CREATED' || state === 'PENDING' || state === 'AUTHORIZED'
    ? 'PENDING'
    : 'REJECTED';
}

interface OpenState {
  state: PaymentState;
  processing: boolean | null;
  captured: number;
}
/** Of an open payment a part was taken, and the rest is missing. */
export const isPartPaid = ({ state, captured }: Omit<OpenState, 'processing'>): boolean =>
  state === 'PENDING' && captured > 0;
/** Whether the payer of a pending payment is done, and a bank has yet to answer; null when the gateway has not said, or a part was taken: that is neither. */
export function shownProcessing({ state, processing, captured }: OpenState): boolean | null {
  if (state === 'AUTHORIZED') return true;
  if (state !== 'PENDING') return null;
  return processing === false && isPartPaid({ state, captured }) ? null : processing;
}
