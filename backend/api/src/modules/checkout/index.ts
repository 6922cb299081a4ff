export { demandOf, payableNow, payableUntil } from './instalments/payableNow';
export { cancelStanding } from './cancellations/supplierDecided';
export { askGateway } from './payment/askGateway';
export { buyerHashes } from './people/buyerHash';
export { buyerNames } from './people/buyerNames';
export { readBookingKeys } from './people/bookingKeys';
export { type Checkout, createCheckout } from './createCheckout';
export type { Cancellations } from './cancellations';
export { type Engine, gatewayOf, holdsOf, type KillPoint } from './engine';
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
export { createPeopleCipher, openOrError, type PeopleCipher } from './people/peopleCipher';
export type * from './ports';
export { opensByMail } from './booking/opensByMail';
export { readIdempotencyKey } from './booking/readIdempotencyKey';
export { isWithinTolerance, mostFor } from './booking/tolerance';
export { shownLocator } from './booking/shownLocator';
export { toDraft } from './booking/toDraft';
