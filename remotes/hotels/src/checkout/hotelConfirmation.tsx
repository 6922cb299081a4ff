import { paymentStage, type ConfirmationParts } from '@tiquete/checkout';
import { nightsBetween } from '@tiquete/platform';
import { parsePayment } from './addresses';
import { BookedStay } from './BookedStay';
import { hotelCheckout } from './hotelCheckout';

/** What the hotels put into the confirmation's page. A payment knows sooner than its booking how it ended. */
export const hotelConfirmation: ConfirmationParts = {
  result: hotelCheckout.result,
  parse: (search) => {
    const reference = parsePayment(search);
    return reference === null ? null : { bookingId: null, reference };
  },
  stageOf: ({ payment }) => (payment ? paymentStage(payment) : 'confirming'),
  Bought: BookedStay,
  baseOf: ({ date_from, date_to }) => ({ count: nightsBetween(date_from, date_to) }),
};
