import { useMemo } from 'react';
import {
  CheckoutProductContext,
  CheckoutView,
  InvalidCheckout,
  useLeaving,
} from '@tiquete/checkout';
import { today, useLocation, useLazyMessages } from '@tiquete/platform';
import { pageFrame } from '@tiquete/search';
import { Container } from '@tiquete/ui';
import { checkout } from '../messages/checkout';
import { parseChosenFlights } from '../results/steps/chosenParams';
import { flightProduct, SALE_NAMESPACE } from '../sale/flightProduct';
import { checkSearch } from '../search/checkSearch';
import { confirmationUrl, parseChosen, parseSearch, resultsUrl } from '../urls';
import { flightParts } from './flightParts';
import { requestAddress, type CheckoutRequest } from './offer/offerState';

export interface CheckoutPageProps {
  /** Where the browser leaves to. */
  goTo: (url: string) => void;
}
/** The address is the request: the offer to buy, and the search to find it again with. */
export function CheckoutPage({ goTo }: CheckoutPageProps) {
  const t = useLazyMessages(SALE_NAMESPACE, { checkout });
  const { search } = useLocation();
  const leave = useLeaving(
    goTo,
    ({ booking, reference }) => confirmationUrl(booking.id, reference),
    t('checkout.leaving'),
  );
  const request = useMemo(() => toRequest(search), [search]);
  return (
    <CheckoutProductContext value={flightProduct}>
      <Container>
        <div css={pageFrame}>
          {request ? (
            <CheckoutView
              parts={flightParts}
              request={request}
              address={requestAddress(request)}
              backTo={resultsUrl(request.query)}
              onOpened={leave}
            />
          ) : (
            <InvalidCheckout />
          )}
        </div>
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
