import { createFlow } from '@tiquete/checkout';
import { hotelCheckout, hotelProduct } from './hotelCheckout';
import { loadOffer, renewOffer } from './offer/loadOffer';
import { requestAddress } from './offer/offerState';

const loadSale = async () =>
  (await import(/* webpackChunkName: "checkout-form" */ './form/hotelSale')).hotelSale;

/** The steps of a room's checkout, from its price to its payment. */
export const flow = createFlow(hotelCheckout, {
  ...hotelProduct,
  load: loadOffer,
  renew: renewOffer,
  placeOf: ({ query, address: { hotelCode } }, { tariff, stay }) => {
    const { productCode } = tariff;
    const request = { query, address: { hotelCode, productCode, sessionCode: stay.sessionCode } };
    return { request, address: requestAddress(request) };
  },
  loadSale,
  refusals: { SESSION_EXPIRED: 'renew', SOLD_OUT: 'soldOut' },
  accept: (offer, { tariff }) => ({ ...offer, tariff, previousTotal: null }),
});
