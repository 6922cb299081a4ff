import { createApiClient } from '@tiquete/platform';
import { ConfirmationPage } from './ConfirmationPage';

/** Opening a payment asks the gateway, which may take its time. */
const TIMEOUT_MS = 40_000;
const api = createApiClient({ timeoutMs: TIMEOUT_MS });
const goTo = (url: string) => window.location.assign(url);

/** `/checkout/flight/confirmation`: the seats, the payment and the tickets of a booked flight. */
export function Page() {
  return <ConfirmationPage api={api} goTo={goTo} />;
}
