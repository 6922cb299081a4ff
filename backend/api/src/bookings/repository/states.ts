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
/** PARTIALLY_REFUNDED: a part of the money goes back. REFUND_PENDING and REFUNDED: all of it does. */
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

/** States after the money is captured: the supplier has yet to confirm, the ticket is yet to be issued, or both are done. */
const TAKEN: readonly BookingState[] = ['WAITING', 'ISSUE_DUE', 'CONFIRMED'];
/** States after the supplier has booked. */
const BOOKED: readonly BookingState[] = ['CONFIRMING_PAYMENT', ...TAKEN];
/** Final states without a booking, with or without a refund. */
const OVER_WITHOUT: readonly BookingState[] = ['REFUND_DUE', 'REJECTED'];
/** States after a definite failure to book. A hold is cancelled first, in VOIDING. */
const NOT_BOOKED: readonly BookingState[] = [...OVER_WITHOUT, 'VOIDING'];
/** States after a cancellation. A rejected one returns the booking to its earlier state. */
const CANCELLED_OR_NOT: readonly BookingState[] = ['CANCELLED', 'CONFIRMED', 'WAITING'];

/**
 * Every allowed transition of a booking. A payment after the deadline reopens an expired one. Only the supplier's
 * confirmation, or its rejection of a cancellation, leads to CONFIRMED. Each supplier call has three states: due, in
 * progress, and unknown. A call that was in progress when its worker died is unknown.
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
/** States in which a traveller may pay, until `pay_by`. A product with holds is payable only once it is held. */
export const PAYABLE: readonly BookingState[] = ['CREATED', 'HELD', 'AWAITING_PAYMENT'];
/** States of a booking that the supplier has and whose first payment is captured. It takes later payments and can be cancelled. */
export const STANDING: readonly BookingState[] = ['CONFIRMED', 'WAITING'];
/** States without a next step of the worker. A late payment may still change them. */
export const TERMINAL: readonly BookingState[] = ['CONFIRMED', 'CANCELLED', 'REJECTED', 'EXPIRED'];

/** SQL condition of the index of unfinished bookings. */
export const IS_UNFINISHED = "state not in ('CONFIRMED', 'CANCELLED', 'REJECTED', 'EXPIRED')";
export const UNFINISHED: readonly BookingState[] = BOOKING_STATES.filter(
  (state) => !TERMINAL.includes(state),
);

/** States that close the open payment pages at the gateway. */
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
/** Error code for a payment, or a change of extras, that comes too late. */
export function whyNotPayable(
  state: BookingState,
): 'BOOKING_REJECTED' | 'BOOKING_EXPIRED' | 'ALREADY_PAID' {
  if (state === 'REJECTED') return 'BOOKING_REJECTED';
  return shownBookingStatus(state) === 'CANCEL' ? 'BOOKING_EXPIRED' : 'ALREADY_PAID';
}
export const statesShownAs = (status: BookingStatus): BookingState[] =>
  BOOKING_STATES.filter((state) => shownBookingStatus(state) === status);

/** Status of a payment for the traveller. One that is refunded in full is shown as rejected. */
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
/** True when a part of an open payment was captured and the rest is missing. */
export const isPartPaid = ({ state, captured }: Omit<OpenState, 'processing'>): boolean =>
  state === 'PENDING' && captured > 0;
/** True when the payer of a pending payment has finished and the bank has yet to answer. Null: unknown, or a part was captured. */
export function shownProcessing({ state, processing, captured }: OpenState): boolean | null {
  if (state === 'AUTHORIZED') return true;
  if (state !== 'PENDING') return null;
  return processing === false && isPartPaid({ state, captured }) ? null : processing;
}
