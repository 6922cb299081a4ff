import { ConfirmationPage, type CheckoutRouteProps } from '@tiquete/checkout';
import { confirmation } from '../messages/confirmation';
import { flightProduct } from '../sale/flightProduct';
import { flightConfirmation } from './flightConfirmation';

/** `/checkout/flight/confirmation`: the seats, the payment and the tickets of a booked flight. */
export function Page({ goTo }: CheckoutRouteProps) {
  return (
    <ConfirmationPage
      product={flightProduct}
      words={confirmation}
      parts={flightConfirmation}
      goTo={goTo}
    />
  );
}
