export { demandOf, payableNow, payableUntil } from './instalments/payableNow';
export { readInstalments } from './instalments/readInstalments';
export { cancelStanding, wakeWaiting } from './cancellations/supplierDecided';
export { askGateway } from './payment/askGateway';
export { buyerHashes } from './people/buyerHash';
export { buyerNames } from './people/buyerNames';
export { readBookingKeys } from './people/bookingKeys';
export { type Checkout, createCheckout } from './createCheckout';
export type { Cancellations } from './cancellations';
export { type Engine, gatewayOf, holdsOf, type KillPoint } from './engine';
export { findBooking, isUuid } from './booking/findBooking';
export { leaveUnpaid, returnToUnpaid, unpaidUntil } from './booking/leaveUnpaid';
export { keepsAll } from './booking/keepsAll';
export { identityOf } from './people/identityOf';
export { hashBody } from './booking/hashBody';
export { KEYS_KEPT_MS } from './booking/keyedCalls';
export { EVENT_TEXTS } from './messages/es';
export {
  OPENER_DEAD_MS,
  openPayment,
  setAbandoned,
  SHORTEST_SESSION_MS,
} from './payment/openPayment';
export { createPeopleCipher, type PeopleCipher } from './people/peopleCipher';
export type * from './ports';
export { opensByMail } from './booking/opensByMail';
export { readIdempotencyKey } from './booking/readIdempotencyKey';
export { isWithinTolerance, mostFor } from './booking/tolerance';
export { claimRows, dueIn } from './leases';
export { record } from './record';
export { createRefund, leftOf } from './payment/refunds';
export {
  BOOKING_COLUMNS,
  type BookingRow,
  INSTALMENT_COLUMNS,
  type InstalmentRow,
  PAYMENT_COLUMNS,
  type PaymentRow,
  REFUND_COLUMNS,
  type RefundRow,
} from './rows';
export {
  type BookingStatus,
  isPartPaid,
  PAYABLE,
  type PaymentState,
  shownBookingStatus,
  shownPaymentStatus,
  shownProcessing,
  statesShownAs,
  TERMINAL,
  whyNotPayable,
} from './states';
export { shownLocator } from './booking/shownLocator';
export { toDraft } from './booking/toDraft';
