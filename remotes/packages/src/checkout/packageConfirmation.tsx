import { confirmsPayment, type ConfirmationParts } from '@tiquete/checkout';
import { BookedPackage } from '../sold/BookedPackage';
import { packageCheckout } from './packageCheckout';

/** What packages put into the confirmation's page. */
export const packageConfirmation: ConfirmationParts = {
  ...confirmsPayment(packageCheckout.result),
  Bought: BookedPackage,
  baseOf: ({ totalPax }) => ({ count: totalPax }),
};
