import { renderCheckoutPage } from '@tiquete/checkout/testing';
import type { Session } from '@tiquete/contracts';
import { Page } from '../checkout/checkout';
import { renderFlights, type FlightsRenderOptions } from './renderFlights';
import { aBooked, aPayment, aPrebooking, aSaleUrl, noServices } from './saleBuilders';

export {
  acceptPolicies,
  change,
  fillBuyer,
  payButton,
  press,
  tick,
} from '@tiquete/checkout/testing';

/** Renders the checkout. Unless `options` says otherwise, the api sells the offer. */
export const renderSale = (options: FlightsRenderOptions & { session?: Session } = {}) =>
  renderCheckoutPage(
    renderFlights,
    (goTo) => <Page goTo={goTo} />,
    {
      'POST flights/prebookings': () => ({ data: aPrebooking() }),
      'POST flights/bookings': () => aBooked,
      'POST optionals/searchs': () => ({ data: noServices }),
      'POST payments': () => ({ data: aPayment }),
    },
    { route: aSaleUrl, ...options },
  );
