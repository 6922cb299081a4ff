import { useMemo } from 'react';
import {
  CheckoutProductContext,
  CheckoutView,
  InvalidCheckout,
  PaymentResult,
  useLeaving,
  type ResultFact,
} from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import { formatDayYear, today, useLazyMessages, useLocation, useApi } from '@tiquete/platform';
import { pageFrame } from '@tiquete/search';
import { Container } from '@tiquete/ui';
import { checkout } from '../messages/checkout';
import { checkSearch } from '../search/checkSearch';
import { detailUrl, parseSearch } from '../urls';
import { parsePayment, parseTariffAddress, paymentUrl } from './addresses';
import { hotelProduct } from './hotelCheckout';
import { hotelParts } from './hotelParts';
import { requestAddress, type CheckoutRequest } from './offer/offerState';

export interface CheckoutPageProps {
  /** Where the browser leaves to. */
  goTo: (url: string) => void;
}
/** The address is the request: a payment to tell about, or a tariff to buy. */
export function CheckoutPage({ goTo }: CheckoutPageProps) {
  const t = useLazyMessages('hotels', { checkout });
  const api = useApi();
  const { search } = useLocation();
  const leave = useLeaving(goTo, ({ reference }) => paymentUrl(reference), t('checkout.leaving'));
  const payment = parsePayment(search);
  const request = useMemo(() => toRequest(search), [search]);
  const factsOf = ({ date_from, date_to, passengers }: BookingDetail): ResultFact[] => [
    ['dates', t('search.range', { start: formatDayYear(date_from), end: formatDayYear(date_to) })],
    ['guests', passengers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ')],
  ];
  return (
    <CheckoutProductContext value={hotelProduct}>
      <Container>
        <div css={pageFrame}>
          {payment !== null && (
            <PaymentResult
              key={payment}
              api={api}
              reference={payment}
              onOpened={leave}
              factsOf={factsOf}
            />
          )}
          {payment === null && !request && <InvalidCheckout />}
          {payment === null && request && (
            <CheckoutView
              parts={hotelParts}
              request={request}
              address={requestAddress(request)}
              backTo={detailUrl(request.query, request.address.hotelCode)}
              onOpened={leave}
            />
          )}
        </div>
      </Container>
    </CheckoutProductContext>
  );
}
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parseTariffAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
