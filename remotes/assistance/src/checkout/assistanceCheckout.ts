import { defineCheckout, type CheckoutProduct } from '@tiquete/checkout';
import type { AssistancePrebookingBody, AssistancePriceChanged } from '@tiquete/contracts';
import { CHECKOUT_PATH, HOME_PATH, paymentUrl } from '../urls';
import { assistanceCheckoutSlot } from './assistanceCheckoutSlot';
import type { CheckoutRequest, Offer } from './offer/offerState';

export const assistanceCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  AssistancePriceChanged,
  AssistancePrebookingBody
>(assistanceCheckoutSlot);

/** How assistance sells. The gateway leads back to the checkout itself, which then says what came of the payment. */
export const checkoutProduct: CheckoutProduct = {
  namespace: 'assistance',
  keptAs: 'assistance-checkout',
  returnPath: () => CHECKOUT_PATH,
  resultUrl: ({ reference }) => paymentUrl(reference),
  searchPath: HOME_PATH,
};
