import { useMemo, useState } from 'react';
import type { Payment } from '@tiquete/contracts';
import { today, useLocation, useMessages, useNavigate, type ApiClient } from '@tiquete/platform';
import { Container, LoadingOverlay } from '@tiquete/ui';
import { pageFrame } from '../results/pageFrame';
import { checkSearch } from '../search/checkSearch';
import { parseSearch } from '../urls';
import { gatewayUrl, parsePayment, parseTariffAddress, paymentUrl } from './addresses';
import { Checkout } from './Checkout';
import { InvalidCheckout } from './InvalidCheckout';
import type { CheckoutRequest } from './offer/offerState';
import { PaymentResult } from './result/PaymentResult';
import { useShownAgain } from './useShownAgain';

export interface CheckoutPageProps {
  api: ApiClient;
  /** Where the browser leaves to. */
  goTo: (url: string) => void;
}
/** The address is the request: a payment to tell about, or a tariff to buy. */
export function CheckoutPage({ api, goTo }: CheckoutPageProps) {
  const t = useMessages('hotels');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  useShownAgain(() => setLeaving(false));
  const payment = parsePayment(search);
  const request = useMemo(() => toRequest(search), [search]);

  /** Takes the place of the form in the history, so that the way back from the gateway leads to the payment and not to a second booking. */
  const leave = ({ reference, processUrl }: Payment) => {
    void navigate(paymentUrl(reference), { replace: true });
    const gateway = gatewayUrl(processUrl);
    if (!gateway) return;
    setLeaving(true);
    goTo(gateway);
  };
  return (
    <Container>
      <div css={pageFrame}>
        {payment !== null && <PaymentResult key={payment} api={api} reference={payment} onOpened={leave} />}
        {payment === null && !request && <InvalidCheckout />}
        {payment === null && request && <Checkout api={api} request={request} onOpened={leave} />}
      </div>
      <LoadingOverlay open={isLeaving} label={t('checkout.leaving')} />
    </Container>
  );
}
function toRequest(search: string): CheckoutRequest | null {
  const checked = checkSearch(parseSearch(search), today());
  const address = parseTariffAddress(search);
  return checked.phase === 'valid' && address ? { query: checked.query, address } : null;
}
