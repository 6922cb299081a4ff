import { CheckoutPage, type CheckoutRouteProps } from '@tiquete/checkout';
import { useLazyMessages } from '@tiquete/platform';
import { checkout } from '../messages/checkout';
import { plan } from '../messages/plan';
import { rules } from '../messages/rules';
import { checkoutProduct } from './assistanceCheckout';
import { assistanceConfirmation } from './assistanceConfirmation';
import { assistanceParts } from './assistanceParts';

/** `/checkout/asisstence`: what is bought, for whom, and what came of the payment. */
export function Page({ goTo }: CheckoutRouteProps) {
  useLazyMessages('assistance', { plan, rules });
  return (
    <CheckoutPage
      product={checkoutProduct}
      words={checkout}
      parts={assistanceParts}
      confirmation={assistanceConfirmation}
      goTo={goTo}
    />
  );
}
