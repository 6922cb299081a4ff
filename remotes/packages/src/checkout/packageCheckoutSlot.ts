import { checkoutSlot } from '@tiquete/checkout';
import type { PackagePriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from './offer/offerState';

/** Its phases stand in the slice `package`; a file of its own, for the first page carries no more of the checkout. */
export const packageCheckoutSlot = checkoutSlot<CheckoutRequest, Offer, PackagePriceChanged>(
  'package',
);
