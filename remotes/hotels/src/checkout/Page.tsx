import { CheckoutPage } from './CheckoutPage';

const goTo = (url: string) => window.location.assign(url);

/** `/checkout/hotel`: what is bought, by whom, and what came of the payment. */
export function Page() {
  return <CheckoutPage goTo={goTo} />;
}
