import { checkoutSlot } from '@tiquete/checkout';
import type { PriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from './offer/offerState';

/** Its phases stand in the slice `hotel`; a file of its own, for the first page carries no more of the checkout. */
export const hotelCheckoutSlot = checkoutSlot<CheckoutRequest, Offer, PriceChanged>('hotel');
