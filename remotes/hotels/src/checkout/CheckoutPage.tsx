import { useMemo } from 'react';
import {
  CheckoutProductContext,
  InvalidCheckout,
  PaymentResult,
  useLeaving,
  type ResultFact,
} from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import {
  formatDayYear,
  today,
  useLazyMessages,
  useLocation,
  type ApiClient,
} from '@tiquete/platform';
import { pageFrame } from '@tiquete/search';
import { Container, LoadingOverlay } from '@tiquete/ui';
import { checkout } from '../messages/checkout';
import { checkSearch } from '../search/checkSearch';
import { parseSearch } from '../urls';
import { parsePayment, parseTariffAddress, paymentUrl } from './addresses';
import { Checkout } from './Checkout';
import { hotelCheckout } from './hotelCheckout';
import type { CheckoutRequest } from './offer/offerState';

export interface CheckoutPageProps {
  api: ApiClient;
  /** Where the browser leaves to. */
  goTo: (url: string) => void;
}
/** The address is the request: a payment to tell about, or a tariff to buy. */
export function CheckoutPage({ api, goTo }: CheckoutPageProps) {
  const t = useLazyMessages('hotels', { checkout });
  const { search } = useLocation();
  const { isLeaving, leave } = useLeaving(goTo, ({ reference }) => paymentUrl(reference));
  const payment = parsePayment(search);
  const request = useMemo(() => toRequest(search), [search]);
  const factsOf = ({ date_from, date_to, passengers }: BookingDetail): ResultFact[] => [
    ['dates', t('search.range', { start: formatDayYear(date_from), end: formatDayYear(date_to) })],
    ['guests', passengers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ')],
  ];
  return (
    <CheckoutProductContext value={hotelCheckout}>
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
          {payment === null && request && <Checkout api={api} request={request} onOpened={leave} />}
        </div>
        <LoadingOverlay open={isLeaving} label={t('checkout.leaving')} />
      </Container>
    </CheckoutProductContext>
  );
}
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parseTariffAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
