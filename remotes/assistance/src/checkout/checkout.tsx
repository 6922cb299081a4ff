import { defineCheckout, lazySection, paymentConfirmation, renewedFrom } from '@tiquete/checkout';
import { checkSearch, parseSearch } from '@tiquete/domain/searches/assistance';
import { today } from '@tiquete/platform';
import { AssistanceIcon } from '@tiquete/ui';
import { checkout } from '../messages/checkout';
import { plan } from '../messages/plan';
import { rules } from '../messages/rules';
import { offerTotal, type CheckoutRequest } from '../model/offer';
import { CHECKOUT_PATH, HOME_PATH, parsePlanAddress, requestUrl, resultsUrl } from '../urls';
import type { AssistanceCheckout } from './assistanceCheckout';
import { loadOffer, renewOffer } from './loadOffer';
import { NextSteps } from './NextSteps';
import { readDraft } from './readDraft';
import { Summary } from './summary/Summary';

/** `/checkout/asisstence`: the plan, its travellers and the payment, then the confirmation. */
export const { Page, Opening } = defineCheckout<AssistanceCheckout>({
  slice: 'assistance',
  namespace: 'assistance',
  storageKey: 'assistance-checkout',
  path: CHECKOUT_PATH,
  searchPath: HOME_PATH,
  messages: { checkout, plan, rules },
  parseRequest,
  requestUrl,
  backUrl: ({ query }) => resultsUrl(query),
  loadOffer,
  renewOffer,
  requestOf: ({ query }, { plan: { assistanceCode, productCode }, search: { sessionCode } }) => ({
    query,
    address: { sessionCode, assistanceCode, productCode },
  }),
  hasExtras: false,
  totalOf: offerTotal,
  priceNewsOf: ({ previousTotal, plan: { total } }) => renewedFrom(previousTotal, total),
  Summary,
  icon: <AssistanceIcon />,
  otherOffers: 'seePlans',
  readDraft,
  loadForm: () => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm'),
  rejections: { SESSION_EXPIRED: 'renew', PLAN_NO_LONGER_AVAILABLE: 'soldOut' },
  acceptChange: (offer, change) => ({ ...offer, plan: change.plan, previousTotal: null }),
  confirmation: {
    ...paymentConfirmation,
    codesOf: ({ booking: { supplier_locator: code } }) => (code ? [{ label: 'policy', code }] : []),
    Next: NextSteps,
    Bought: lazySection(
      async () =>
        (await import(/* webpackChunkName: "booking-detail" */ '../bookings/BookedPlan'))
          .BookedPlan,
    ),
    hasPicture: false,
    baseOf: ({ totalPax }) => ({ count: totalPax }),
  },
});
/** Null when the address has no valid search or no plan. */
function parseRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parsePlanAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
