import { checkoutParts, lazyForm } from '@tiquete/checkout';
import { today } from '@tiquete/platform';
import { FlightIcon } from '@tiquete/ui';
import { parseChosenFlights } from '../results/steps/chosenParams';
import { flightCheckout } from '../sale/flightCheckout';
import { checkSearch } from '../search/checkSearch';
import { parseChosen, parseSearch, resultsUrl } from '../urls';
import { fareTotal, requestAddress, type CheckoutRequest } from './offer/offerState';
import { readDraft } from './readDraft';
import { Summary } from './summary/Summary';

/** What the flights put into the checkout's page. */
export const flightParts = checkoutParts({
  checkout: flightCheckout,
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query }) => resultsUrl(query),
  icon: <FlightIcon />,
  others: 'seeFlights',
  readDraft,
  ...lazyForm(() => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm')),
  Summary,
  totalOf: fareTotal,
  newsOf: (offer) => {
    const now = fareTotal(offer);
    const { isRenewed, previousTotal } = offer;
    if (!isRenewed && previousTotal === null) return null;
    return { isRenewed, before: previousTotal ?? now, now };
  },
});

/** The offer to buy, and the search to find it again with. */
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const chosen = parseChosen(search);
  return checked.phase === 'valid' && chosen
    ? { query: checked.query, chosen, seen: parseChosenFlights(search) }
    : null;
}
