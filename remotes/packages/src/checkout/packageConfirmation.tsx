import { paymentStage, type ConfirmationParts } from '@tiquete/checkout';
import { BookedPackage } from '../sold/BookedPackage';
import { parsePayment } from '../urls';
import { packageCheckout } from './packageCheckout';

/** What packages put into the confirmation's page. A payment knows sooner than its booking how it ended. */
export const packageConfirmation: ConfirmationParts = {
  result: packageCheckout.result,
  parse: (search) => {
    const reference = parsePayment(search);
    return reference === null ? null : { bookingId: null, reference };
  },
  stageOf: ({ payment }) => (payment ? paymentStage(payment) : 'confirming'),
  Bought: BookedPackage,
  baseOf: ({ totalPax }) => ({ count: totalPax }),
};
