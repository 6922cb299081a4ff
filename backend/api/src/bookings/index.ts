export { cancelStanding } from './cancel/startCancellation';
export type { Cancellations } from './cancel/createCancellations';
export { hashBody, KEYS_STORED_MS, readIdempotencyKey } from './create/keyedCalls';
export { leaveUnpaid, returnToUnpaid, unpaidUntil } from './create/unpaidHolds';
export { toDraft } from './create/toDraft';
export { type Checkout, createCheckout } from './createCheckout';
export { type Engine, gatewayOf, holdsOf } from './engine';
export { EVENT_TEXTS } from './messages/checkout';
export { queryGateway } from './pay/queryGateway';
export { demandOf, payableNow, payableUntil } from './pay/instalments';
export { OPENER_DEAD_MS, openPayment, setAbandoned, SHORTEST_SESSION_MS } from './pay/openPayment';
export { foldBookingCounts } from './repository';
export { erasePeople } from './people/erasePeople';
export { buyerNames, identityOf } from './people/identities';
export {
  buyerHashes,
  createPeopleCipher,
  openOrError,
  type PeopleCipher,
  readBookingKeys,
} from './people/peopleCipher';
export { withoutContact } from './people/withoutContact';
export type * from './ports';
export { isWithinTolerance, mostFor } from './prebook/price';
export { isNonRefundable } from './prebook/terms';
export { opensByMail } from './view/access';
export { locatorLabel } from './messages/locator';
export { shownLocator } from './view/toSummary';
