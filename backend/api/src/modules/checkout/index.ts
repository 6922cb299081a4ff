export { askGateway } from './askGateway';
export { readBookingKeys } from './bookingKeys';
export { type Checkout, createCheckout } from './createCheckout';
export type { Cancellations } from './cancellations';
export { type Engine, gatewayOf, holdsOf, type KillPoint } from './engine';
export { findBooking } from './findBooking';
export { hashBody } from './hashBody';
export { KEYS_KEPT_MS } from './keyedCalls';
export { EVENT_TEXTS } from './messages/es';
export { OPENER_DEAD_MS, openPayment, setAbandoned, SHORTEST_SESSION_MS } from './openPayment';
export { createPeopleCipher, type PeopleCipher } from './peopleCipher';
export type * from './ports';
export { readIdempotencyKey } from './readIdempotencyKey';
export { isWithinTolerance } from './tolerance';
export { record } from './record';
export { createRefund } from './refunds';
export {
  BOOKING_COLUMNS,
  type BookingRow,
  PAYMENT_COLUMNS,
  type PaymentRow,
  REFUND_COLUMNS,
  type RefundRow,
} from './rows';
export {
  type BookingStatus,
  PAYABLE,
  type PaymentState,
  shownBookingStatus,
  shownPaymentStatus,
  statesShownAs,
  TERMINAL,
} from './states';
export { shownLocator } from './shownLocator';
export { toDraft } from './toDraft';
