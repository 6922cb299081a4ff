import type { CheckoutProduct } from '../checkoutProduct';
import type { Result } from '../result/defineResult';
import { paymentStage } from '../result/paymentStage';
import type { ConfirmationParts } from './confirmationParts';

/** Addresses of a product whose checkout page at `path` also shows the result of the payment. */
export const returnsToCheckout = (
  path: string,
): Pick<CheckoutProduct, 'returnPath' | 'resultUrl'> => ({
  returnPath: () => path,
  resultUrl: ({ reference }) => `${path}?${new URLSearchParams({ payment: reference })}`,
});
/** Result parts of such a checkout. The stage comes from the payment, which is final before its booking. */
export const confirmsPayment = (
  result: Result,
): Pick<ConfirmationParts, 'result' | 'parse' | 'stageOf'> => ({
  result,
  parse: (search) => {
    const params = new URLSearchParams(search);
    // `payment` is the name in our own link, `reference` in the api's return address.
    const reference = params.get('payment') ?? params.get('reference');
    return reference === null ? null : { bookingId: null, reference };
  },
  stageOf: ({ payment }) => (payment ? paymentStage(payment) : 'confirming'),
});
