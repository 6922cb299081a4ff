import { defineCheckout, returnsToCheckout, type CheckoutProduct } from '@tiquete/checkout';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import { CHECKOUT_PATH } from '../urls';
import { hotelCheckoutSlot } from './hotelCheckoutSlot';
import type { CheckoutRequest, Offer } from './offer/offerState';

export const hotelCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  PriceChanged,
  HotelPrebookingBody
>(hotelCheckoutSlot);

/** How the hotels sell. */
export const hotelProduct: CheckoutProduct = {
  namespace: 'hotels',
  keptAs: 'hotel-checkout',
  ...returnsToCheckout(CHECKOUT_PATH),
  searchPath: '/',
};
