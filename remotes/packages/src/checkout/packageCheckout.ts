import { defineCheckout, type CheckoutProduct } from '@tiquete/checkout';
import type { PackagePrebookingBody, PackagePriceChanged } from '@tiquete/contracts';
import { CHECKOUT_PATH, HOME_PATH, paymentUrl } from '../urls';
import type { CheckoutRequest, Offer } from './offer/offerState';
import { packageCheckoutSlot } from './packageCheckoutSlot';

export const packageCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  PackagePriceChanged,
  PackagePrebookingBody
>(packageCheckoutSlot);

/** How packages are sold. The gateway leads back to the checkout itself, which then says what came of the payment. */
export const checkoutProduct: CheckoutProduct = {
  namespace: 'packages',
  keptAs: 'package-checkout',
  returnPath: () => CHECKOUT_PATH,
  resultUrl: ({ reference }) => paymentUrl(reference),
  searchPath: HOME_PATH,
};
