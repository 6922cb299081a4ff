import { CheckoutPage, type CheckoutRouteProps } from '@tiquete/checkout';
import { useLazyMessages } from '@tiquete/platform';
import { card } from '../messages/card';
import { checkout } from '../messages/checkout';
import { checkoutProduct } from './packageCheckout';
import { packageConfirmation } from './packageConfirmation';
import { packageParts } from './packageParts';

/** `/checkout/package`: what is bought, for whom, and what came of the payment. */
export function Page({ goTo }: CheckoutRouteProps) {
  useLazyMessages('packages', { card });
  return (
    <CheckoutPage
      product={checkoutProduct}
      words={checkout}
      parts={packageParts}
      confirmation={packageConfirmation}
      goTo={goTo}
    />
  );
}
