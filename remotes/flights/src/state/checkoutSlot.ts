import { checkoutSlot } from '@tiquete/checkout';
import type { FlightPriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';

/** The part of the checkout that the first page loads. Its state is in the slice `flight`. */
export const flightCheckoutSlot = checkoutSlot<CheckoutRequest, Offer, FlightPriceChanged>(
  'flight',
);
