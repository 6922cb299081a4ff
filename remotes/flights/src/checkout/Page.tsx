import { SalePage, type CheckoutRouteProps } from '@tiquete/checkout';
import { checkout } from '../messages/checkout';
import { flightProduct } from '../sale/flightProduct';
import { flightParts } from './flightParts';

/** `/checkout/flight`: what is bought, and by whom; what came of the payment is told on a page of its own. */
export function Page({ goTo }: CheckoutRouteProps) {
  return <SalePage product={flightProduct} words={checkout} parts={flightParts} goTo={goTo} />;
}
