import { checkoutSlot } from '@tiquete/checkout';
import type { PriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';

/** The checkout's phases in the slice `hotel`. The first page loads only this part of the checkout. */
export const hotelCheckoutSlot = checkoutSlot<CheckoutRequest, Offer, PriceChanged>('hotel');
