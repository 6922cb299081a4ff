import type { BOOKING_STATUSES, PAYMENT_STATUSES } from '@tiquete/contracts';

export const BOOKING_STATES = [
  'CREATED', 'AWAITING_PAYMENT', 'PAID', 'BOOKING_AT_SUPPLIER', 'SUPPLIER_UNKNOWN', 'MANUAL_REVIEW', 'CONFIRMED', 'REFUND_DUE', 'REJECTED', 'EXPIRED',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
export type PaymentState = 'CREATED' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'ABANDONED' | 'REFUND_PENDING' | 'REFUNDED';
export type RefundState = 'DUE' | 'SENT' | 'DONE' | 'MANUAL';
export type RefundReason = 'SUPPLIER_REJECTED' | 'DUPLICATE_PAYMENT' | 'LATE_APPROVAL' | 'PARTIAL_PAYMENT';
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Every way a booking may go. Money that comes after the deadline revives it; nothing leads to CONFIRMED but the supplier. */
export const TRANSITIONS: Record<BookingState, readonly BookingState[]> = {
  CREATED: ['AWAITING_PAYMENT', 'PAID', 'EXPIRED'],
  AWAITING_PAYMENT: ['PAID', 'EXPIRED'],
  EXPIRED: ['PAID'],
  PAID: ['BOOKING_AT_SUPPLIER'],
  BOOKING_AT_SUPPLIER: ['CONFIRMED', 'REFUND_DUE', 'SUPPLIER_UNKNOWN'],
  SUPPLIER_UNKNOWN: ['CONFIRMED', 'REFUND_DUE', 'PAID', 'MANUAL_REVIEW'],
  MANUAL_REVIEW: ['CONFIRMED', 'REFUND_DUE'],
  REFUND_DUE: ['REJECTED'],
  CONFIRMED: [],
  REJECTED: [],
};
/** States in which a traveller may pay, until `pay_by`. */
export const PAYABLE: readonly BookingState[] = ['CREATED', 'AWAITING_PAYMENT'];

const CANCELLED: readonly BookingState[] = ['REFUND_DUE', 'REJECTED', 'EXPIRED'];

export function shownBookingStatus(state: BookingState): BookingStatus {
  if (state === 'CONFIRMED') return 'OK';
  return CANCELLED.includes(state) ? 'CANCEL' : 'COTIZED';
}
export const statesShownAs = (status: BookingStatus): BookingState[] => BOOKING_STATES.filter((state) => shownBookingStatus(state) === status);

/** Money that goes back is no purchase: it shows as the payment that did not work out. */
export function shownPaymentStatus(state: PaymentState): PaymentStatus {
  if (state === 'APPROVED') return 'APPROVED';
  return state === 'CREATED' || state === 'PENDING' ? 'PENDING' : 'REJECTED';
}
