import { checkoutParts, lazyForm, renewedFrom } from '@tiquete/checkout';
import { today } from '@tiquete/platform';
import { AssistanceIcon } from '@tiquete/ui';
import { checkSearch } from '../search/checkSearch';
import { parsePlanAddress, parseSearch, resultsUrl } from '../urls';
import { assistanceCheckout } from './assistanceCheckout';
import { offerTotal, requestAddress, type CheckoutRequest } from './offer/offerState';
import { readDraft } from './readDraft';
import { Summary } from './summary/Summary';

/** What assistance puts into the checkout's page. */
export const assistanceParts = checkoutParts({
  checkout: assistanceCheckout,
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query }) => resultsUrl(query),
  icon: <AssistanceIcon />,
  others: 'seePlans',
  readDraft,
  ...lazyForm(() => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm')),
  Summary,
  totalOf: offerTotal,
  newsOf: ({ previousTotal, plan }) => renewedFrom(previousTotal, plan.total),
});
/** The plan to buy, and the search to find it again with. */
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parsePlanAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
