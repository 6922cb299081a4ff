import { useMemo } from 'react';
import { CheckoutProductContext, InvalidCheckout, useLeaving } from '@tiquete/checkout';
import { today, useLocation, useLazyMessages, type ApiClient } from '@tiquete/platform';
import { pageFrame } from '@tiquete/search';
import { Container, LoadingOverlay } from '@tiquete/ui';
import { checkout } from '../messages/checkout';
import { parseChosenFlights } from '../results/chosenParams';
import { flightCheckout, SALE_NAMESPACE } from '../sale/flightCheckout';
import { checkSearch } from '../search/checkSearch';
import { confirmationUrl, parseChosen, parseSearch } from '../urls';
import { Checkout } from './Checkout';
import type { CheckoutRequest } from './offer/offerState';

export interface CheckoutPageProps {
  api: ApiClient;
  /** Where the browser leaves to. */
  goTo: (url: string) => void;
}
/** The address is the request: the offer to buy, and the search to find it again with. */
export function CheckoutPage({ api, goTo }: CheckoutPageProps) {
  const t = useLazyMessages(SALE_NAMESPACE, { checkout });
  const { search } = useLocation();
  const { isLeaving, leave } = useLeaving(goTo, ({ booking, reference }) =>
    confirmationUrl(booking.id, reference),
  );
  const request = useMemo(() => toRequest(search), [search]);
  return (
    <CheckoutProductContext value={flightCheckout}>
      <Container>
        <div css={pageFrame}>
          {request ? (
            <Checkout api={api} request={request} onOpened={leave} />
          ) : (
            <InvalidCheckout />
          )}
        </div>
        <LoadingOverlay open={isLeaving} label={t('checkout.leaving')} />
      </Container>
    </CheckoutProductContext>
  );
}
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const chosen = parseChosen(search);
  return checked.phase === 'valid' && chosen
    ? { query: checked.query, chosen, seen: parseChosenFlights(search) }
    : null;
}
