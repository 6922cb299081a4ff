import { defineCheckout, lazySection, paymentConfirmation, renewedFrom } from '@tiquete/checkout';
import { checkSearch, parseSearch } from '@tiquete/domain/searches/packages';
import { today } from '@tiquete/platform';
import { PackageIcon } from '@tiquete/ui';
import { card } from '../messages/card';
import { checkout } from '../messages/checkout';
import { payToday, wayFor, type CheckoutRequest } from '../model/offer';
import { checkoutUrl, detailUrl, parseBooking, parseChoice } from '../urls';
import { loadOffer, renewOffer } from './loadOffer';
import { checkoutNames, readDraft, type PackageCheckout } from './packageCheckout';
import { Summary } from './Summary';

/** `/checkout/package`: the form, and the confirmation after the payment. */
export const { Page, Opening } = defineCheckout<PackageCheckout>({
  ...checkoutNames,
  messages: { card, checkout },
  parseRequest,
  requestUrl: ({ query, choice, Booking }) => checkoutUrl(query, choice, Booking),
  backUrl: ({ query, choice }) => detailUrl(query, choice),
  loadOffer,
  renewOffer,
  requestOf: ({ query, choice }, { Booking }) => ({ query, choice, Booking }),
  expiresAt: ({ expires_at }) => expires_at,
  totalOf: payToday,
  priceNewsOf: ({ previousTotal, detail: { total } }) => renewedFrom(previousTotal, total),
  Summary,
  icon: <PackageIcon />,
  otherOffers: 'seeDepartures',
  readDraft,
  loadForm: () => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm'),
  rejections: { QUOTE_EXPIRED: 'renew', DEPARTURE_SOLD_OUT: 'soldOut' },
  acceptChange: (offer, { Booking, detail }) => ({
    ...offer,
    Booking,
    detail,
    payment: wayFor(detail, offer.payment),
    previousTotal: null,
  }),
  confirmation: {
    ...paymentConfirmation,
    Bought: lazySection(
      async () =>
        (await import(/* webpackChunkName: "booking-detail" */ './booked/BookedPackage'))
          .BookedPackage,
    ),
    baseOf: ({ totalPax }) => ({ count: totalPax }),
  },
});
function parseRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const choice = parseChoice(search);
  if (checked.phase !== 'valid' || !choice) return null;
  return { query: checked.query, choice, Booking: parseBooking(search) };
}
