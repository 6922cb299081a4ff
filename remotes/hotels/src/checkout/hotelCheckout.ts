import { defineCheckout, type CheckoutProduct } from '@tiquete/checkout';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import { CHECKOUT_PATH } from '../urls';
import { paymentUrl } from './addresses';
import { hotelCheckoutSlot } from './hotelCheckoutSlot';
import type { CheckoutRequest, Offer } from './offer/offerState';

export const hotelCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  PriceChanged,
  HotelPrebookingBody
>(hotelCheckoutSlot);

/** How the hotels sell. The gateway leads back to the checkout itself, which then says what came of the payment. */
export const hotelProduct: CheckoutProduct = {
  namespace: 'hotels',
  keptAs: 'hotel-checkout',
  returnPath: () => CHECKOUT_PATH,
  resultUrl: ({ reference }) => paymentUrl(reference),
  searchPath: '/',
};
