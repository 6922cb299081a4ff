import type { CheckoutProduct } from '@tiquete/checkout';
import { CHECKOUT_PATH } from '../urls';

/** How the hotels sell. The gateway leads back to the checkout itself, which then tells about the payment. */
export const hotelCheckout: CheckoutProduct = {
  namespace: 'hotels',
  keptAs: 'hotel-checkout',
  returnPath: () => CHECKOUT_PATH,
  searchPath: '/',
};
