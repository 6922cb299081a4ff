import type { CheckoutNames } from '@tiquete/checkout';
import type { FlightBookingBody, FlightPriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';
import { CHECKOUT_PATH, confirmationUrl, HOME_PATH } from '../urls';
import type { CheckoutDraft } from './readDraft';

/** Types of the flight checkout. */
export interface FlightCheckout {
  request: CheckoutRequest;
  offer: Offer;
  change: FlightPriceChanged;
  body: FlightBookingBody;
  draft: CheckoutDraft;
}
/** Names and addresses of the checkout and of its confirmation, which is a page of its own. */
export const checkoutNames: CheckoutNames = {
  slice: 'flight',
  namespace: 'flights-checkout',
  storageKey: 'flight-checkout',
  path: CHECKOUT_PATH,
  searchPath: HOME_PATH,
  confirmationUrl,
};
