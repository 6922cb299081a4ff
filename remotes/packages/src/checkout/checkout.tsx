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
import { PackageIcon, lazyPart } from '@tiquete/ui';
import { card } from '../messages/card';
import { checkout } from '../messages/checkout';
import { checkSearch } from '../model/checkSearch';
import { payToday, wayFor, type CheckoutRequest } from '../model/offer';
import { parseSearch } from '../model/queryAddress';
import { checkoutUrl, detailUrl, parseBooking, parseChoice } from '../urls';
import { BookedPackage } from './booked/BookedPackage';
import { loadOffer, renewOffer } from './loadOffer';
import { checkoutProduct, packageCheckout, readDraft } from './packageCheckout';
import { Summary } from './Summary';

/** `/checkout/package`: the form, and the confirmation after the payment. */
export function Page({ goTo }: CheckoutRouteProps) {
  useLazyMessages('packages', { card });
  return (
    <CheckoutPage
      product={checkoutProduct}
      words={checkout}
      parts={packageParts}
      confirmation={packageConfirmation}
      goTo={goTo}
    />
  );
}

/** The packages' parts of the checkout page. */
const packageParts = checkoutParts({
  checkout: packageCheckout,
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query, choice }) => detailUrl(query, choice),
  icon: <PackageIcon />,
  others: 'seeDepartures',
  readDraft,
  Form: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm')).CheckoutForm,
  ),
  Summary,
  totalOf: payToday,
  newsOf: ({ previousTotal, detail: { total } }) => renewedFrom(previousTotal, total),
});
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const choice = parseChoice(search);
  if (checked.phase !== 'valid' || !choice) return null;
  return { query: checked.query, choice, Booking: parseBooking(search) };
}
function requestAddress({ query, choice, Booking }: CheckoutRequest): string {
  return checkoutUrl(query, choice, Booking);
}

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
  loadSale: async () =>
    (await import(/* webpackChunkName: "checkout-form" */ './form/packageSale')).packageSale,
  refusals: { QUOTE_EXPIRED: 'renew', DEPARTURE_SOLD_OUT: 'soldOut' },
  accept: (offer, { Booking, detail }) => ({
    ...offer,
    Booking,
    detail,
    payment: wayFor(detail, offer.payment),
    previousTotal: null,
  }),
});

/** The packages' parts of the confirmation. */
const packageConfirmation: ConfirmationParts = {
  ...confirmsPayment(packageCheckout.result),
  Bought: BookedPackage,
  baseOf: ({ totalPax }) => ({ count: totalPax }),
};
