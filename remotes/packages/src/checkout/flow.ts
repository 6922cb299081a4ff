import { createFlow } from '@tiquete/checkout';
import { loadOffer, renewOffer } from './offer/loadOffer';
import { requestAddress, wayFor } from './offer/offerState';
import { checkoutProduct, packageCheckout } from './packageCheckout';

const loadSale = async () =>
  (await import(/* webpackChunkName: "checkout-form" */ './form/packageSale')).packageSale;

/** The steps of a package's checkout, from its quote to its payment. */
export const flow = createFlow(packageCheckout, {
  ...checkoutProduct,
  load: loadOffer,
  renew: renewOffer,
  placeOf: ({ query, choice }, { Booking }) => {
    const request = { query, choice, Booking };
    return { request, address: requestAddress(request) };
  },
  expiresAt: ({ expires_at }) => expires_at,
  loadSale,
  refusals: { QUOTE_EXPIRED: 'renew', DEPARTURE_SOLD_OUT: 'soldOut' },
  accept: (offer, { Booking, detail }) => ({
    ...offer,
    Booking,
    detail,
    payment: wayFor(detail, offer.payment),
    previousTotal: null,
  }),
});
