import { defineCheckout, type CheckoutProduct } from '@tiquete/checkout';
import type { FlightBookingBody, FlightPriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';
import { flightCheckoutSlot } from '../state/checkoutSlot';
import { confirmationUrl, HOME_PATH } from '../urls';
import { isSettled } from './confirmation/stageOf';

export const flightCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  FlightPriceChanged,
  FlightBookingBody
>(flightCheckoutSlot, isSettled);

/** Names and addresses of the flight checkout. */
export const checkoutProduct: CheckoutProduct = {
  namespace: 'flights-checkout',
  keptAs: 'flight-checkout',
  returnPath: (bookingId) => confirmationUrl(bookingId),
  resultUrl: ({ booking, reference }) => confirmationUrl(booking.id, reference),
  searchPath: HOME_PATH,
};
