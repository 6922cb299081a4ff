import { lazy } from 'react';
import type { CheckoutParts } from '@tiquete/checkout';
import type { AssistancePrebookingBody, AssistancePriceChanged } from '@tiquete/contracts';
import { today } from '@tiquete/platform';
import { AssistanceIcon } from '@tiquete/ui';
import { checkSearch } from '../search/checkSearch';
import { parsePlanAddress, parseSearch, resultsUrl } from '../urls';
import { assistanceCheckout } from './assistanceCheckout';
import { offerTotal, requestAddress, type CheckoutRequest, type Offer } from './offer/offerState';
import { readDraft, type CheckoutDraft } from './readDraft';
import { Summary } from './summary/Summary';

const loadForm = () => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm');

/** What assistance puts into the checkout's page. */
export const assistanceParts: CheckoutParts<
  CheckoutRequest,
  Offer,
  AssistancePriceChanged,
  AssistancePrebookingBody,
  CheckoutDraft
> = {
  checkout: assistanceCheckout,
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query }) => resultsUrl(query),
  icon: <AssistanceIcon />,
  others: 'seePlans',
  readDraft,
  loadForm,
  Form: lazy(async () => ({ default: (await loadForm()).CheckoutForm })),
  Summary,
  totalOf: offerTotal,
  newsOf: ({ previousTotal, plan }) =>
    previousTotal === null ? null : { isRenewed: true, before: previousTotal, now: plan.total },
};
/** The plan to buy, and the search to find it again with. */
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parsePlanAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
