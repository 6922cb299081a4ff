import { checkoutSlot } from '@tiquete/checkout';
import type { AssistancePriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';

/** Its phases stand in the slice `assistance`; a file of its own, for the first page carries no more of the checkout. */
export const assistanceCheckoutSlot = checkoutSlot<CheckoutRequest, Offer, AssistancePriceChanged>(
  'assistance',
);
