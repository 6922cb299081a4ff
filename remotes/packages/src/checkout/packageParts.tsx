import { lazy } from 'react';
import type { CheckoutParts } from '@tiquete/checkout';
import type { PackagePrebookingBody, PackagePriceChanged } from '@tiquete/contracts';
import { today } from '@tiquete/platform';
import { PackageIcon } from '@tiquete/ui';
import { checkSearch } from '../search/checkSearch';
import { detailUrl, parseBooking, parseChoice, parseSearch } from '../urls';
import { payToday, requestAddress, type CheckoutRequest, type Offer } from './offer/offerState';
import { packageCheckout } from './packageCheckout';
import { readDraft, type CheckoutDraft } from './readDraft';
import { Summary } from './summary/Summary';

const loadForm = () => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm');

/** What packages put into the checkout's page. */
export const packageParts: CheckoutParts<
  CheckoutRequest,
  Offer,
  PackagePriceChanged,
  PackagePrebookingBody,
  CheckoutDraft
> = {
  checkout: packageCheckout,
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query, choice }) => detailUrl(query, choice),
  icon: <PackageIcon />,
  others: 'seeDepartures',
  readDraft,
  loadForm,
  Form: lazy(async () => ({ default: (await loadForm()).CheckoutForm })),
  Summary,
  totalOf: payToday,
  newsOf: ({ previousTotal, detail: { total } }) =>
    previousTotal === null ? null : { isRenewed: true, before: previousTotal, now: total },
};
/** What is bought, for whom, and by which quote. */
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const choice = parseChoice(search);
  if (checked.phase !== 'valid' || !choice) return null;
  return { query: checked.query, choice, Booking: parseBooking(search) };
}
