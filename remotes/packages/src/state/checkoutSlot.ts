import { checkoutSlot } from '@tiquete/checkout';
import type { PackagePriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';

/** The checkout's phases in the slice `package`. The first page loads only this part of the checkout. */
export const packageCheckoutSlot = checkoutSlot<CheckoutRequest, Offer, PackagePriceChanged>(
  'package',
);
