// What the checkouts of all products share, without the form; that is an entry point of its own, with the libraries it brings.
export { fetchBooking, SLOW_CALL_MS } from './api';
export { BookedDays } from './booking/BookedDays';
export { BookingFact } from './booking/BookingFact';
export { CheckoutProductContext, useCheckoutWords, type CheckoutProduct } from './checkoutProduct';
export type { Draft } from './draft/draft';
export {
  cartOf,
  initialCheckout,
  type CartState,
  type CheckoutState,
  type FoundCart,
} from './flow/checkoutState';
export { checkoutSlot } from './flow/checkoutSlot';
export { createFlow } from './flow/createFlow';
export { defineCheckout } from './flow/defineCheckout';
export type { OfferRequest, ProductFlow, Sale } from './flow/productFlow';
export { watchCheckout } from './flow/watchCheckout';
export { CheckoutView, type CheckoutFormProps, type CheckoutParts } from './page/CheckoutView';
export { InvalidCheckout } from './page/InvalidCheckout';
export { readBooked, type Booked } from './booking/readBooked';
export { readBuyer, readNames, readStored, type BuyerDraft } from './draft/readBuyer';
export { fieldsOf, itemsOf, numberOf, textOf, type Fields } from './readFields';
export { useCheckoutTitle } from './page/useCheckoutTitle';
export { useComesIntoView } from './page/useComesIntoView';
export { useLeaving } from './page/useLeaving';
export { BookingCode } from './result/BookingCode';
export { PaymentFacts, type ResultFact } from './result/PaymentFacts';
export { PaymentHead } from './result/PaymentHead';
export { PaymentResult } from './result/PaymentResult';
export { body, buttons, card, deeds, next } from './result/resultStyles';
export { useForgotten } from './result/useForgotten';
export { usePayment } from './result/usePayment';
export { usePolled, type PolledState } from './result/usePolled';
export { useMyBookingsPath } from './result/useMyBookingsPath';
export { useRetry } from './result/useRetry';
export { cancellationLines } from './summary/cancellationLines';
export { clockTime } from './summary/clockTime';
export { PriceLines, TotalLine, type PriceLine } from './summary/PriceLines';
export { todayLines } from './summary/todayLines';
