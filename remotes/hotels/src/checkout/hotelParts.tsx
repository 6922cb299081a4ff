import { lazy } from 'react';
import type { CheckoutParts } from '@tiquete/checkout';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import { HotelIcon } from '@tiquete/ui';
import { hotelCheckout } from './hotelCheckout';
import type { CheckoutRequest, Offer } from './offer/offerState';
import { readDraft, type CheckoutDraft } from './readDraft';
import { Summary } from './summary/Summary';

const loadForm = () => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm');

/** What the hotels put into the checkout's page. */
export const hotelParts: CheckoutParts<
  CheckoutRequest,
  Offer,
  PriceChanged,
  HotelPrebookingBody,
  CheckoutDraft
> = {
  checkout: hotelCheckout,
  icon: <HotelIcon />,
  others: 'seeRooms',
  readDraft,
  loadForm,
  Form: lazy(async () => ({ default: (await loadForm()).CheckoutForm })),
  Summary,
  totalOf: ({ tariff }) => tariff.total,
  newsOf: ({ previousTotal, tariff }) =>
    previousTotal === null ? null : { isRenewed: true, before: previousTotal, now: tariff.total },
};
