import { fillContact, renderCheckoutPage } from '@tiquete/checkout/testing';
import type { CheckoutRenderOptions } from '@tiquete/checkout/testing';
import { Page } from '../checkout/checkout';
import {
  aBooking,
  aCheckoutUrl,
  aPayment,
  aPrebooking,
  noExtras,
  someDetails,
} from './checkoutBuilders';
import { renderHotels } from './renderHotels';

/** Renders the checkout. Unless `options` says otherwise, the api sells the tariff. */
export const renderCheckout = (options: CheckoutRenderOptions = {}) =>
  renderCheckoutPage(
    renderHotels,
    (goTo) => <Page goTo={goTo} />,
    {
      'POST hotels/details': () => someDetails(),
      'POST hotels/prebookings': () => aPrebooking,
      'POST optionals/searchs': () => noExtras,
      'POST payments': () => ({ data: aPayment }),
      'GET payments/:reference': () => ({ data: aPayment }),
      'GET bookings/:id': () => ({ data: aBooking }),
    },
    { route: aCheckoutUrl, ...options },
  );
/** Fills the form for two adults in one room, one of them the buyer. */
export const fillCheckout = fillContact;
