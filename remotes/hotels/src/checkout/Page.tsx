import { createApiClient } from '@tiquete/platform';
import { CheckoutPage } from './CheckoutPage';

/** The price check asks the supplier, which may take 15 s, and answers all the same. */
const TIMEOUT_MS = 40_000;
const api = createApiClient({ timeoutMs: TIMEOUT_MS });
const goTo = (url: string) => window.location.assign(url);

/** `/checkout/hotel`: what is bought, by whom, and what came of the payment. */
export function Page() {
  return <CheckoutPage api={api} goTo={goTo} />;
}
