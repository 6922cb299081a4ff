import { lazy } from 'react';
import type { CheckoutParts } from '@tiquete/checkout';
import type { FlightBookingBody, FlightPriceChanged } from '@tiquete/contracts';
import { today } from '@tiquete/platform';
import { FlightIcon } from '@tiquete/ui';
import { parseChosenFlights } from '../results/steps/chosenParams';
import { flightCheckout } from '../sale/flightCheckout';
import { checkSearch } from '../search/checkSearch';
import { parseChosen, parseSearch, resultsUrl } from '../urls';
import { fareTotal, requestAddress, type CheckoutRequest, type Offer } from './offer/offerState';
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
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query }) => resultsUrl(query),
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

/** The offer to buy, and the search to find it again with. */
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const chosen = parseChosen(search);
  return checked.phase === 'valid' && chosen
    ? { query: checked.query, chosen, seen: parseChosenFlights(search) }
    : null;
}
