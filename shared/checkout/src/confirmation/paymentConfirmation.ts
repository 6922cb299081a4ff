import { paymentStage } from '../result/paymentStage';
import type { PageConfirmation } from './confirmationDefinition';
import { ConfirmationView } from './ConfirmationView';

/**
 * Confirmation on the page of the checkout, by the payment in its address. The stage comes from the payment, which is final
 * before its booking.
 */
export const paymentConfirmation: Pick<PageConfirmation, 'View' | 'parse' | 'stageOf'> = {
  View: ConfirmationView,
  parse: (search) => {
    const params = new URLSearchParams(search);
    // `payment` is the name in our own link, `reference` in the api's return address.
    const reference = params.get('payment') ?? params.get('reference');
    return reference === null ? null : { bookingId: null, reference };
  },
  stageOf: ({ payment }) => (payment ? paymentStage(payment) : 'confirming'),
};
