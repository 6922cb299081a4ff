import { createFlow } from '@tiquete/checkout';
import { flightCheckout } from '../sale/flightCheckout';
import { flightProduct } from '../sale/flightProduct';
import { loadOffer } from './offer/loadOffer';
import { requestAddress } from './offer/offerState';

const loadSale = async () =>
  (await import(/* webpackChunkName: "checkout-form" */ './form/flightSale')).flightSale;

/** The steps of a flight's checkout, from the airline's price to the payment. */
export const flow = createFlow(flightCheckout, {
  ...flightProduct,
  load: loadOffer,
  renew: loadOffer,
  placeOf: ({ query, seen }, { chosen, prebooking }) => {
    const request = { query, chosen, seen: { ...seen, total: prebooking.offer.totalPrice } };
    return { request, address: requestAddress(request) };
  },
  expiresAt: ({ prebooking }) => prebooking.expires_at,
  cartOwner: ({ prebooking: { prebookingId, seatmaps_available, bags_available } }) =>
    seatmaps_available || bags_available ? { prebookingId } : null,
  loadSale,
  refusals: {
    SESSION_EXPIRED: 'renew',
    PREBOOKING_EXPIRED: 'renew',
    NOT_FOUND: 'renew',
    OFFER_NO_LONGER_AVAILABLE: 'soldOut',
    SOLD_OUT: 'soldOut',
  },
  accept: (offer, { prebooking }) => ({ ...offer, prebooking, previousTotal: null }),
});
