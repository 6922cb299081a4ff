import { checkoutParts, createFlow, SalePage, type CheckoutRouteProps } from '@tiquete/checkout';
import { today } from '@tiquete/platform';
import { FlightIcon, lazyPart } from '@tiquete/ui';
import { requestUrl } from '../detail/requestUrl';
import { checkout as words } from '../messages/checkout';
import { checkSearch } from '../model/checkSearch';
import { parseChosenFlights } from '../model/chosenFlights';
import { fareTotal, type CheckoutRequest } from '../model/offer';
import { parseChosen, parseSearch, resultsUrl } from '../urls';
import { checkoutProduct, flightCheckout } from './flightCheckout';
import { loadOffer } from './loadOffer';
import { readDraft } from './readDraft';
import { Summary } from './summary/Summary';

/** `/checkout/flight`: flights, fare and form. The confirmation has a page of its own. */
export function Page({ goTo }: CheckoutRouteProps) {
  return <SalePage product={checkoutProduct} words={words} parts={parts} goTo={goTo} />;
}
const parts = checkoutParts({
  checkout: flightCheckout,
  toRequest,
  addressOf: requestUrl,
  backTo: ({ query }) => resultsUrl(query),
  icon: <FlightIcon />,
  others: 'seeFlights',
  readDraft,
  Form: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm')).CheckoutForm,
  ),
  Summary,
  totalOf: fareTotal,
  newsOf: (offer) => {
    const now = fareTotal(offer);
    const { isRenewed, previousTotal } = offer;
    if (!isRenewed && previousTotal === null) return null;
    return { isRenewed, before: previousTotal ?? now, now };
  },
});
/** Null when the address has no valid search or no offer. */
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const chosen = parseChosen(search);
  return checked.phase === 'valid' && chosen
    ? { query: checked.query, chosen, seen: parseChosenFlights(search) }
    : null;
}
/** The saga of a flight's checkout, from the airline's price to the payment. */
export const flow = createFlow(flightCheckout, {
  ...checkoutProduct,
  load: loadOffer,
  renew: loadOffer,
  placeOf: ({ query, seen }, { chosen, prebooking }) => {
    const request = { query, chosen, seen: { ...seen, total: prebooking.offer.totalPrice } };
    return { request, address: requestUrl(request) };
  },
  expiresAt: ({ prebooking }) => prebooking.expires_at,
  cartOwner: ({ prebooking: { prebookingId, seatmaps_available, bags_available } }) =>
    seatmaps_available || bags_available ? { prebookingId } : null,
  loadSale: async () =>
    (await import(/* webpackChunkName: "checkout-form" */ './form/flightSale')).flightSale,
  refusals: {
    SESSION_EXPIRED: 'renew',
    PREBOOKING_EXPIRED: 'renew',
    NOT_FOUND: 'renew',
    OFFER_NO_LONGER_AVAILABLE: 'soldOut',
    SOLD_OUT: 'soldOut',
  },
  accept: (offer, { prebooking }) => ({ ...offer, prebooking, previousTotal: null }),
});
