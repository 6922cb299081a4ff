import { defineCheckout, type CheckoutProduct } from '@tiquete/checkout';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import { CHECKOUT_PATH } from '../urls';
import type { CheckoutRequest, Offer } from './offer/offerState';

/** Its phases stand in the slice `hotel`. */
export const hotelCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  PriceChanged,
  HotelPrebookingBody
>('hotel');

/** How the hotels sell. The gateway leads back to the checkout itself, which then says what came of the payment. */
export const hotelProduct: CheckoutProduct = {
  namespace: 'hotels',
  keptAs: 'hotel-checkout',
  returnPath: () => CHECKOUT_PATH,
  searchPath: '/',
};
