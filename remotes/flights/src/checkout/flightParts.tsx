import { lazy } from 'react';
import type { CheckoutParts } from '@tiquete/checkout';
import type { FlightBookingBody, FlightPriceChanged } from '@tiquete/contracts';
import { FlightIcon } from '@tiquete/ui';
import { flightCheckout } from '../sale/flightCheckout';
import { fareTotal, type CheckoutRequest, type Offer } from './offer/offerState';
import { readDraft, type FlightDraftKept } from './readDraft';
import { Summary } from './summary/Summary';

const loadForm = () => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm');

/** What the flights put into the checkout's page. */
export const flightParts: CheckoutParts<
  CheckoutRequest,
  Offer,
  FlightPriceChanged,
  FlightBookingBody,
  FlightDraftKept
> = {
  checkout: flightCheckout,
  icon: <FlightIcon />,
  others: 'seeFlights',
  readDraft,
  loadForm,
  Form: lazy(async () => ({ default: (await loadForm()).CheckoutForm })),
  Summary,
  totalOf: fareTotal,
  newsOf: (offer) => {
    const now = fareTotal(offer);
    const { isRenewed, previousTotal } = offer;
    if (!isRenewed && previousTotal === null) return null;
    return { isRenewed, before: previousTotal ?? now, now };
  },
};
