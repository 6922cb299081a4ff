import { checkoutParts, lazyForm, renewedFrom } from '@tiquete/checkout';
import { today } from '@tiquete/platform';
import { HotelIcon } from '@tiquete/ui';
import { checkSearch } from '../search/checkSearch';
import { detailUrl, parseSearch } from '../urls';
import { parseTariffAddress } from './addresses';
import { hotelCheckout } from './hotelCheckout';
import { requestAddress, type CheckoutRequest } from './offer/offerState';
import { readDraft } from './readDraft';
import { Summary } from './summary/Summary';

/** What the hotels put into the checkout's page. */
export const hotelParts = checkoutParts({
  checkout: hotelCheckout,
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query, address }) => detailUrl(query, address.hotelCode),
  icon: <HotelIcon />,
  others: 'seeRooms',
  readDraft,
  ...lazyForm(() => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm')),
  Summary,
  totalOf: ({ tariff }) => tariff.total,
  newsOf: ({ previousTotal, tariff }) => renewedFrom(previousTotal, tariff.total),
});

function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parseTariffAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
