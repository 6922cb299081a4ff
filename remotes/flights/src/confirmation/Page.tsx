import { ConfirmationPage } from './ConfirmationPage';

const goTo = (url: string) => window.location.assign(url);

/** `/checkout/flight/confirmation`: the seats, the payment and the tickets of a booked flight. */
export function Page() {
  return <ConfirmationPage goTo={goTo} />;
}
