import { CheckoutPage } from './CheckoutPage';

const goTo = (url: string) => window.location.assign(url);

/** `/checkout/flight`: what is bought, and by whom; what came of the payment is told on a page of its own. */
export function Page() {
  return <CheckoutPage goTo={goTo} />;
}
