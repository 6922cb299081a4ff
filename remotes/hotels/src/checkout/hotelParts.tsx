import { lazy } from 'react';
import type { CheckoutParts } from '@tiquete/checkout';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import { today } from '@tiquete/platform';
import { HotelIcon } from '@tiquete/ui';
import { checkSearch } from '../search/checkSearch';
import { detailUrl, parseSearch } from '../urls';
import { parseTariffAddress } from './addresses';
import { hotelCheckout } from './hotelCheckout';
import { requestAddress, type CheckoutRequest, type Offer } from './offer/offerState';
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
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query, address }) => detailUrl(query, address.hotelCode),
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

function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parseTariffAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
