import { defineCheckout, returnsToCheckout, type CheckoutProduct } from '@tiquete/checkout';
import type { AssistancePrebookingBody, AssistancePriceChanged } from '@tiquete/contracts';
import { CHECKOUT_PATH, HOME_PATH } from '../urls';
import { assistanceCheckoutSlot } from './assistanceCheckoutSlot';
import type { CheckoutRequest, Offer } from './offer/offerState';

export const assistanceCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  AssistancePriceChanged,
  AssistancePrebookingBody
>(assistanceCheckoutSlot);

/** How assistance sells. */
export const checkoutProduct: CheckoutProduct = {
  namespace: 'assistance',
  keptAs: 'assistance-checkout',
  ...returnsToCheckout(CHECKOUT_PATH),
  searchPath: HOME_PATH,
};
