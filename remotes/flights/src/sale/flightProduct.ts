import type { CheckoutProduct } from '@tiquete/checkout';
import { confirmationUrl, HOME_PATH } from '../urls';

/** Words of the sale come with its pages: the remote's first page does not carry them. */
export const SALE_NAMESPACE = 'flights-checkout';

/** What tells this product's checkout from the others. */
export const flightProduct: CheckoutProduct = {
  namespace: SALE_NAMESPACE,
  keptAs: 'flight-checkout',
  returnPath: (bookingId) => confirmationUrl(bookingId),
  resultUrl: ({ booking, reference }) => confirmationUrl(booking.id, reference),
  searchPath: HOME_PATH,
};
