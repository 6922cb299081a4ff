import type { CheckoutProduct } from '../checkoutProduct';
import type { Result } from '../result/defineResult';
import { paymentStage } from '../result/paymentStage';
import type { ConfirmationParts } from './confirmationParts';

/** Where the gateway leads back to when the checkout at `path` says itself what came of the payment. */
export const returnsToCheckout = (
  path: string,
): Pick<CheckoutProduct, 'returnPath' | 'resultUrl'> => ({
  returnPath: () => path,
  resultUrl: ({ reference }) => `${path}?${new URLSearchParams({ payment: reference })}`,
});
/** What such a checkout shows: a payment knows sooner than its booking how it ended. */
export const confirmsPayment = (
  result: Result,
): Pick<ConfirmationParts, 'result' | 'parse' | 'stageOf'> => ({
  result,
  parse: (search) => {
    const params = new URLSearchParams(search);
    // As our own link names it, or the api's.
    const reference = params.get('payment') ?? params.get('reference');
    return reference === null ? null : { bookingId: null, reference };
  },
  stageOf: ({ payment }) => (payment ? paymentStage(payment) : 'confirming'),
});
