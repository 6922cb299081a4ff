import { createFlow } from '@tiquete/checkout';
import { assistanceCheckout, checkoutProduct } from './assistanceCheckout';
import { loadOffer, renewOffer } from './offer/loadOffer';
import { requestAddress } from './offer/offerState';

const loadSale = async () =>
  (await import(/* webpackChunkName: "checkout-form" */ './form/assistanceSale')).assistanceSale;

/** The steps of a plan's checkout, from its price to its payment. */
export const flow = createFlow(assistanceCheckout, {
  ...checkoutProduct,
  load: loadOffer,
  renew: renewOffer,
  placeOf: ({ query }, { plan, search: { sessionCode } }) => {
    const { assistanceCode, productCode } = plan;
    const request = { query, address: { sessionCode, assistanceCode, productCode } };
    return { request, address: requestAddress(request) };
  },
  loadSale,
  refusals: { SESSION_EXPIRED: 'renew', PLAN_NO_LONGER_AVAILABLE: 'soldOut' },
  accept: (offer, { plan }) => ({ ...offer, plan, previousTotal: null }),
});
