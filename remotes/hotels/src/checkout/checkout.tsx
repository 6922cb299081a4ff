import { defineCheckout, lazySection, paymentConfirmation, renewedFrom } from '@tiquete/checkout';
import { checkSearch, parseSearch } from '@tiquete/domain/searches/hotels';
import { nightsBetween, today } from '@tiquete/platform';
import { HotelIcon } from '@tiquete/ui';
import { checkout } from '../messages/checkout';
import { baseValues } from '../model/baseValues';
import type { CheckoutRequest, TariffAddress } from '../model/offer';
import { CHECKOUT_PATH, checkoutUrl, detailUrl } from '../urls';
import { readDraft, type HotelCheckout } from './hotelCheckout';
import { loadOffer, renewOffer } from './loadOffer';
import { Summary } from './Summary';

/** `/checkout/hotel`: the form, and the confirmation after the payment. */
export const { Page, Opening } = defineCheckout<HotelCheckout>({
  slice: 'hotel',
  namespace: 'hotels',
  storageKey: 'hotel-checkout',
  path: CHECKOUT_PATH,
  searchPath: '/',
  messages: { checkout },
  parseRequest,
  requestUrl: ({ query, address }) => checkoutUrl(query, address),
  backUrl: ({ query, address }) => detailUrl(query, address.hotelCode),
  loadOffer,
  renewOffer,
  requestOf: ({ query, address: { hotelCode } }, { tariff: { productCode }, stay }) => ({
    query,
    address: { hotelCode, productCode, sessionCode: stay.sessionCode },
  }),
  totalOf: ({ tariff }) => tariff.total,
  priceNewsOf: ({ previousTotal, tariff }) => renewedFrom(previousTotal, tariff.total),
  Summary,
  icon: <HotelIcon />,
  otherOffers: 'seeRooms',
  readDraft,
  loadForm: () => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm'),
  rejections: { SESSION_EXPIRED: 'renew', SOLD_OUT: 'soldOut' },
  acceptChange: (offer, { tariff }) => ({ ...offer, tariff, previousTotal: null }),
  confirmation: {
    ...paymentConfirmation,
    Bought: lazySection(
      async () =>
        (await import(/* webpackChunkName: "booking-detail" */ '../bookings/BookedStay'))
          .BookedStay,
    ),
    baseOf: ({ date_from, date_to, passengers }) =>
      baseValues(
        nightsBetween(date_from, date_to),
        Math.max(1, ...passengers.map(({ room }) => room ?? 1)),
      ),
  },
});
function parseRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parseTariffAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
/** Reads the tariff in an address; null without one. */
function parseTariffAddress(search: string): TariffAddress | null {
  const params = new URLSearchParams(search);
  const read = (name: string, longest: number) => (params.get(name) ?? '').slice(0, longest);
  const [sessionCode, hotelCode, productCode] = [
    read('sessionCode', 64),
    read('hotelCode', 40),
    read('productCode', 200),
  ];
  return sessionCode && hotelCode && productCode ? { sessionCode, hotelCode, productCode } : null;
}
