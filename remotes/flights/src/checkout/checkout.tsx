import { defineCheckout } from '@tiquete/checkout';
import { checkSearch, parseSearch } from '@tiquete/domain/searches/flights';
import { today } from '@tiquete/platform';
import { FlightIcon } from '@tiquete/ui';
import { requestUrl } from '../detail/requestUrl';
import { checkout } from '../messages/checkout';
import { parseChosenFlights } from '../model/chosenFlights';
import { fareTotal, type CheckoutRequest } from '../model/offer';
import { parseChosen, resultsUrl } from '../urls';
import { checkoutNames, type FlightCheckout } from './flightCheckout';
import { loadOffer } from './loadOffer';
import { readDraft } from './readDraft';
import { Summary } from './summary/Summary';

/** `/checkout/flight`: flights, fare and form. The confirmation has a page of its own. */
export const { Page, Opening } = defineCheckout<FlightCheckout>({
  ...checkoutNames,
  messages: { checkout },
  parseRequest,
  requestUrl,
  backUrl: ({ query }) => resultsUrl(query),
  loadOffer,
  renewOffer: loadOffer,
  requestOf: ({ query, seen }, { chosen, prebooking }) => ({
    query,
    chosen,
    seen: { ...seen, total: prebooking.offer.totalPrice },
  }),
  expiresAt: ({ prebooking }) => prebooking.expires_at,
  cartOwner: ({ prebooking: { prebookingId, seatmaps_available, bags_available } }) =>
    seatmaps_available || bags_available ? { prebookingId } : null,
  totalOf: fareTotal,
  priceNewsOf: (offer) => {
    const now = fareTotal(offer);
    const { isRenewed, previousTotal } = offer;
    if (!isRenewed && previousTotal === null) return null;
    return { isRenewed, before: previousTotal ?? now, now };
  },
  Summary,
  icon: <FlightIcon />,
  otherOffers: 'seeFlights',
  readDraft,
  loadForm: () => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm'),
  rejections: {
    SESSION_EXPIRED: 'renew',
    PREBOOKING_EXPIRED: 'renew',
    NOT_FOUND: 'renew',
    OFFER_NO_LONGER_AVAILABLE: 'soldOut',
    SOLD_OUT: 'soldOut',
  },
  acceptChange: (offer, { prebooking }) => ({ ...offer, prebooking, previousTotal: null }),
});
/** Null when the address has no valid search or no offer. */
function parseRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const chosen = parseChosen(search);
  return checked.phase === 'valid' && chosen
    ? { query: checked.query, chosen, seen: parseChosenFlights(search) }
    : null;
}
