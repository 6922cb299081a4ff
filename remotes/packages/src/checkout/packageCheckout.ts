import { defineCheckout, returnsToCheckout, type CheckoutProduct } from '@tiquete/checkout';
import type { PackagePrebookingBody, PackagePriceChanged } from '@tiquete/contracts';
import { CHECKOUT_PATH, HOME_PATH } from '../urls';
import type { CheckoutRequest, Offer } from './offer/offerState';
import { packageCheckoutSlot } from './packageCheckoutSlot';

export const packageCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  PackagePriceChanged,
  PackagePrebookingBody
>(packageCheckoutSlot);

/** How packages are sold. */
export const checkoutProduct: CheckoutProduct = {
  namespace: 'packages',
  keptAs: 'package-checkout',
  ...returnsToCheckout(CHECKOUT_PATH),
  searchPath: HOME_PATH,
};
