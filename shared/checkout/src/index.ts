// Common parts of all products' checkouts, without the form. The form has its own entry point because of its libraries.
export { SLOW_CALL_MS } from './api';
export { BookedParts } from './booking/BookedParts';
export { BookingFact, BookingFacts } from './booking/BookingFacts';
export { BookingSlot } from './booking/BookingSlot';
export { extraPolicyPath } from './booking/help/extraPolicy';
export { SoldHelp } from './booking/help/SoldHelp';
export { TitledLines } from './booking/help/TitledLines';
export { changeableBooking } from './booking/changeableBooking';
export { CheckoutProductContext, useCheckoutWords, type CheckoutProduct } from './checkoutProduct';
export type { Draft } from './draft/draft';
export {
  cartOf,
  initialCheckout,
  type CartState,
  type CheckoutState,
  type FoundCart,
  type FoundOffer,
} from './flow/checkoutState';
export { checkoutSlot } from './flow/checkoutSlot';
export { createFlow } from './flow/createFlow';
export { defineCheckout } from './flow/defineCheckout';
export type { OfferRequest, ProductFlow, Sale } from './flow/productFlow';
export { watchCheckout } from './flow/watchCheckout';
export { renewedFrom } from './page/PriceNotice';
export { CheckoutPage } from './page/CheckoutPage';
export { SalePage } from './page/SalePage';
export type { CheckoutRouteProps } from './frame/CheckoutFrame';
export { checkoutParts, type CheckoutFormProps } from './page/CheckoutView';
export { readBooked, type Booked } from './booking/readBooked';
export { draftReader, readNames, type DraftOf } from './draft/draftReader';
export { fieldsOf, itemsOf, numberOf, textOf, type Fields } from './readFields';
export { definePayment, noAttempt, type PaymentAttempt } from './payment/definePayment';
export { useLeaving } from './payment/useLeaving';
export { usePaying } from './payment/usePaying';
export { confirmsPayment, returnsToCheckout } from './confirmation/atCheckout';
export { ConfirmationPage } from './confirmation/ConfirmationPage';
export type { ConfirmationParts, Known, SectionProps } from './confirmation/confirmationParts';
export { section } from './confirmation/confirmationStyles';
export { usePageSeen } from './result/usePageSeen';
export { toAnswered, untilSettled } from './result/untilSettled';
export type { Answered, ResultAddress } from './result/resultState';
export { openStage, PAID, paymentStage, type Stage } from './result/paymentStage';
export { cancellationLines } from './summary/cancellationLines';
export { clockTime } from './summary/clockTime';
export { SummaryFacts } from './summary/SummaryFacts';
export { SummaryHead } from './summary/SummaryHead';
export { SaleSummary } from './summary/SaleSummary';
