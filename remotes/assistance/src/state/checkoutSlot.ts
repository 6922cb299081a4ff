import { checkoutSlot } from '@tiquete/checkout';
import type { AssistancePriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';

/** The part of the checkout that the first page loads. Its state is in the slice `assistance`. */
export const assistanceCheckoutSlot = checkoutSlot<CheckoutRequest, Offer, AssistancePriceChanged>(
  'assistance',
);
