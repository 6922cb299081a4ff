import { defineCheckout } from '@tiquete/checkout';
import type { FlightBookingBody, FlightPriceChanged } from '@tiquete/contracts';
import { isSettled } from '../confirmation/stageOf';
import type { CheckoutRequest, Offer } from '../checkout/offer/offerState';
import { flightCheckoutSlot } from './flightCheckoutSlot';

export const flightCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  FlightPriceChanged,
  FlightBookingBody
>(flightCheckoutSlot, isSettled);
