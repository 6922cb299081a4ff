import { checkoutSlot } from '@tiquete/checkout';
import type { FlightPriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';

/** Its phases stand in the slice `flight`; a file of its own, for the first page carries no more of the checkout. */
export const flightCheckoutSlot = checkoutSlot<CheckoutRequest, Offer, FlightPriceChanged>(
  'flight',
);
