import { defineCheckout, returnsToCheckout, type CheckoutProduct } from '@tiquete/checkout';
import type { AssistancePrebookingBody, AssistancePriceChanged } from '@tiquete/contracts';
import { CHECKOUT_PATH, HOME_PATH } from '../urls';
import { assistanceCheckoutSlot } from '../state/checkoutSlot';
import type { CheckoutRequest, Offer } from '../model/offer';

export const assistanceCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  AssistancePriceChanged,
  AssistancePrebookingBody
>(assistanceCheckoutSlot);

/** Names and addresses of the assistance checkout. */
export const checkoutProduct: CheckoutProduct = {
  namespace: 'assistance',
  keptAs: 'assistance-checkout',
  ...returnsToCheckout(CHECKOUT_PATH),
  searchPath: HOME_PATH,
};
