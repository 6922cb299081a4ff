import { CheckoutPage, type CheckoutRouteProps } from '@tiquete/checkout';
import { checkout } from '../messages/checkout';
import { hotelProduct } from './hotelCheckout';
import { hotelConfirmation } from './hotelConfirmation';
import { hotelParts } from './hotelParts';

/** `/checkout/hotel`: what is bought, by whom, and what came of the payment. */
export function Page({ goTo }: CheckoutRouteProps) {
  return (
    <CheckoutPage
      product={hotelProduct}
      words={checkout}
      parts={hotelParts}
      confirmation={hotelConfirmation}
      goTo={goTo}
    />
  );
}
