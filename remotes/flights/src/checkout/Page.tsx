import { createApiClient } from '@tiquete/platform';
import { CheckoutPage } from './CheckoutPage';

/** Pricing asks the airline, which may take 15 s, and answers all the same. */
const TIMEOUT_MS = 40_000;
const api = createApiClient({ timeoutMs: TIMEOUT_MS });
const goTo = (url: string) => window.location.assign(url);

/** `/checkout/flight`: what is bought, and by whom; what came of the payment is told on a page of its own. */
export function Page() {
  return <CheckoutPage api={api} goTo={goTo} />;
}
