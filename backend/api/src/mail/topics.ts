/** Mails about a booking. */
export const BOOKING_TEMPLATES = [
  'booking.reserved',
  'payment.pending',
  'payment.approved',
  'payment.rejected',
  'instalment.due',
  'instalment.overdue',
  'booking.waiting',
  'booking.issued',
  'booking.moved',
  'booking.passenger',
  'booking.rescheduled',
  'booking.rejected',
  'booking.expired',
  'booking.cancelled',
  'booking.claimed',
  'optional.moved',
  'refund.owed',
  'refund.done',
] as const;
export type BookingTemplate = (typeof BOOKING_TEMPLATES)[number];

/** Mail template by checkout event. An event that is missing here has no mail. */
const TEMPLATE_OF: Readonly<Record<string, BookingTemplate>> = {
  CREATED: 'booking.reserved',
  // For a product with holds, the booking is reserved only now; the mail of CREATED is dropped.
  HELD: 'booking.reserved',
  PAYMENT_PENDING: 'payment.pending',
  PAYMENT_APPROVED: 'payment.approved',
  PAYMENT_REJECTED: 'payment.rejected',
  INSTALMENT_WEEK: 'instalment.due',
  INSTALMENT_EVE: 'instalment.due',
  INSTALMENT_OVERDUE: 'instalment.overdue',
  WAITING: 'booking.waiting',
  CONFIRMED: 'booking.issued',
  DATES_CHANGED: 'booking.moved',
  SCHEDULE_CHANGED: 'booking.rescheduled',
  PASSENGER_CHANGED: 'booking.passenger',
  OPTIONAL_MOVED: 'optional.moved',
  REFUND_DUE: 'booking.rejected',
  REJECTED: 'booking.rejected',
  EXPIRED: 'booking.expired',
  CANCELLED: 'booking.cancelled',
  CLAIMED: 'booking.claimed',
  REFUND_OWED: 'refund.owed',
  REFUNDED: 'refund.done',
};
const MINUTE_MS = 60_000;
/** Milliseconds before writing the mail: a mail that follows soon, such as the confirmation, replaces it. */
const WAIT_MS: Partial<Record<BookingTemplate, number>> = {
  'booking.reserved': 3 * MINUTE_MS,
  'payment.approved': 3 * MINUTE_MS,
};
export const waitOf = (template: BookingTemplate): number => WAIT_MS[template] ?? 0;
/** Sent once for a booking, even if the event occurs again. */
export const SENT_ONCE: readonly BookingTemplate[] = [
  'booking.reserved',
  'booking.waiting',
  'booking.issued',
  'booking.rejected',
  'booking.expired',
  'booking.cancelled',
];
/** Refunds already mentioned in the mail about the rejection or the cancellation. */
const REPORTED_ELSEWHERE: readonly unknown[] = ['SUPPLIER_REJECTED', 'CANCELLATION'];

export function templateOf(
  topic: string,
  payload: Readonly<Record<string, unknown>>,
): BookingTemplate | null {
  if (topic === 'REFUND_OWED' && REPORTED_ELSEWHERE.includes(payload.reason)) return null;
  // Returned to CONFIRMED because the supplier rejected the cancellation.
  if (payload.again === true) return null;
  return TEMPLATE_OF[topic] ?? null;
}
