import { defineCheckout } from '@tiquete/checkout';
import type { FlightBookingBody, FlightPriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../checkout/offer/offerState';

/** Its phases stand in the slice `flight`. */
export const flightCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  FlightPriceChanged,
  FlightBookingBody
>('flight');
