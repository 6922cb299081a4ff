import {
  CheckoutPage,
  checkoutParts,
  confirmsPayment,
  createFlow,
  renewedFrom,
  type CheckoutRouteProps,
  type ConfirmationParts,
} from '@tiquete/checkout';
import { today, useLazyMessages } from '@tiquete/platform';
import { AssistanceIcon, lazyPart } from '@tiquete/ui';
import { readSold } from '../bookings/readSold';
import { checkout as words } from '../messages/checkout';
import { plan } from '../messages/plan';
import { rules } from '../messages/rules';
import { checkSearch } from '../model/checkSearch';
import { offerTotal, type CheckoutRequest } from '../model/offer';
import { parsePlanAddress, parseSearch, requestUrl, resultsUrl } from '../urls';
import { assistanceCheckout, checkoutProduct } from './assistanceCheckout';
import { BoughtPlan } from './BoughtPlan';
import { loadOffer, renewOffer } from './loadOffer';
import { NextSteps } from './NextSteps';
import { readDraft } from './readDraft';
import { Summary } from './summary/Summary';

/** `/checkout/asisstence`: the plan, its travellers and the payment, then the confirmation. */
export function Page({ goTo }: CheckoutRouteProps) {
  useLazyMessages('assistance', { plan, rules });
  return (
    <CheckoutPage
      product={checkoutProduct}
      words={words}
      parts={parts}
      confirmation={confirmation}
      goTo={goTo}
    />
  );
}
const parts = checkoutParts({
  checkout: assistanceCheckout,
  toRequest,
  addressOf: requestUrl,
  backTo: ({ query }) => resultsUrl(query),
  icon: <AssistanceIcon />,
  others: 'seePlans',
  readDraft,
  Form: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm')).CheckoutForm,
  ),
  Summary,
  totalOf: offerTotal,
  newsOf: ({ previousTotal, plan: { total } }) => renewedFrom(previousTotal, total),
});
/** Null when the address has no valid search or no plan. */
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parsePlanAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
const confirmation: ConfirmationParts = {
  ...confirmsPayment(assistanceCheckout.result),
  codesOf: ({ booking }) => {
    const { policy } = readSold(booking);
    return policy ? [{ label: 'policy', code: policy }] : [];
  },
  Next: NextSteps,
  Bought: BoughtPlan,
  baseOf: ({ totalPax }) => ({ count: totalPax }),
};
/** The saga of a plan's checkout, from its price to its payment. */
export const flow = createFlow(assistanceCheckout, {
  ...checkoutProduct,
  load: loadOffer,
  renew: renewOffer,
  placeOf: ({ query }, offer) => {
    const { assistanceCode, productCode } = offer.plan;
    const { sessionCode } = offer.search;
    const request = { query, address: { sessionCode, assistanceCode, productCode } };
    return { request, address: requestUrl(request) };
  },
  loadSale: async () =>
    (await import(/* webpackChunkName: "checkout-form" */ './form/assistanceSale')).assistanceSale,
  refusals: { SESSION_EXPIRED: 'renew', PLAN_NO_LONGER_AVAILABLE: 'soldOut' },
  accept: (offer, change) => ({ ...offer, plan: change.plan, previousTotal: null }),
});
