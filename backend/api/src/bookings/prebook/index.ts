export {
  checkCustomer,
  createAgeCheck,
  createBookingLimit,
  isNoAge,
  readConsents,
} from './checkBooking';
export {
  createPrebooking,
  PAY_BY_MS,
  prebook,
  type Prebooked,
  toBookingAnswer,
} from './createPrebooking';
export { mostFor, priceChange, priceChanged } from './price';
export { acceptsRise, costOf, listAtSuppliers, supplierOf } from './suppliers';
export {
  costsMorePesosToCancel,
  costsMoreToCancel,
  hashPolicy,
  penaltyInPesos,
  withWithdrawal,
} from './terms';
export { saleMessages } from '../messages/prebooking';
