import { checkoutParts, lazyForm, renewedFrom } from '@tiquete/checkout';
import { today } from '@tiquete/platform';
import { PackageIcon } from '@tiquete/ui';
import { checkSearch } from '../search/checkSearch';
import { detailUrl, parseBooking, parseChoice, parseSearch } from '../urls';
import { payToday, requestAddress, type CheckoutRequest } from './offer/offerState';
import { packageCheckout } from './packageCheckout';
import { readDraft } from './readDraft';
import { Summary } from './summary/Summary';

/** What packages put into the checkout's page. */
export const packageParts = checkoutParts({
  checkout: packageCheckout,
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query, choice }) => detailUrl(query, choice),
  icon: <PackageIcon />,
  others: 'seeDepartures',
  readDraft,
  ...lazyForm(() => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm')),
  Summary,
  totalOf: payToday,
  newsOf: ({ previousTotal, detail: { total } }) => renewedFrom(previousTotal, total),
});
/** What is bought, for whom, and by which quote. */
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const choice = parseChoice(search);
  if (checked.phase !== 'valid' || !choice) return null;
  return { query: checked.query, choice, Booking: parseBooking(search) };
}
