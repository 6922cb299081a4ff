import {
  BookingFact,
  CheckoutPage,
  checkoutParts,
  confirmsPayment,
  createFlow,
  renewedFrom,
  type CheckoutRouteProps,
  type ConfirmationParts,
  type SectionProps,
} from '@tiquete/checkout';
import { nightsBetween, today, useMessages } from '@tiquete/platform';
import { HotelIcon, lazyPart } from '@tiquete/ui';
import { StayFacts } from '../bookings/StayFacts';
import { checkout } from '../messages/checkout';
import { checkSearch } from '../model/checkSearch';
import type { CheckoutRequest, TariffAddress } from '../model/offer';
import { parseSearch } from '../model/queryAddress';
import { checkoutUrl, detailUrl } from '../urls';
import { hotelCheckout, checkoutProduct, readDraft } from './hotelCheckout';
import { loadOffer, renewOffer } from './loadOffer';
import { Summary } from './Summary';

/** `/checkout/hotel`: the form, and the confirmation after the payment. */
export function Page({ goTo }: CheckoutRouteProps) {
  return (
    <CheckoutPage
      product={checkoutProduct}
      words={checkout}
      parts={hotelParts}
      confirmation={hotelConfirmation}
      goTo={goTo}
    />
  );
}

/** The hotels' parts of the checkout page. */
const hotelParts = checkoutParts({
  checkout: hotelCheckout,
  toRequest,
  addressOf: requestAddress,
  backTo: ({ query, address }) => detailUrl(query, address.hotelCode),
  icon: <HotelIcon />,
  others: 'seeRooms',
  readDraft,
  Form: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm')).CheckoutForm,
  ),
  Summary,
  totalOf: ({ tariff }) => tariff.total,
  newsOf: ({ previousTotal, tariff }) => renewedFrom(previousTotal, tariff.total),
});
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parseTariffAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
/** Reads the tariff of an address; null without one. */
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
function requestAddress({ query, address }: CheckoutRequest): string {
  return checkoutUrl(query, address);
}

/** The steps of a room's checkout, from its price to its payment. */
export const flow = createFlow(hotelCheckout, {
  ...checkoutProduct,
  load: loadOffer,
  renew: renewOffer,
  placeOf: ({ query, address: { hotelCode } }, { tariff, stay }) => {
    const { productCode } = tariff;
    const request = { query, address: { hotelCode, productCode, sessionCode: stay.sessionCode } };
    return { request, address: requestAddress(request) };
  },
  loadSale: async () =>
    (await import(/* webpackChunkName: "checkout-form" */ './form/hotelSale')).hotelSale,
  refusals: { SESSION_EXPIRED: 'renew', SOLD_OUT: 'soldOut' },
  accept: (offer, { tariff }) => ({ ...offer, tariff, previousTotal: null }),
});

/** The hotels' parts of the confirmation. */
export const hotelConfirmation: ConfirmationParts = {
  ...confirmsPayment(hotelCheckout.result),
  Bought: BookedStay,
  baseOf: ({ date_from, date_to }) => ({ count: nightsBetween(date_from, date_to) }),
};
/** Days, times, place, room and guests of a booked stay. */
function BookedStay({ booking }: SectionProps) {
  const t = useMessages('hotels');
  const guests = booking.passengers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ');
  return (
    <StayFacts booking={booking}>
      {guests && <BookingFact term={t('checkout.result.guests')}>{guests}</BookingFact>}
    </StayFacts>
  );
}
