import {
  defineCheckout,
  draftReader,
  itemsOf,
  readNames,
  returnsToCheckout,
  type CheckoutProduct,
  type DraftOf,
} from '@tiquete/checkout';
import type { PackagePrebookingBody, PackagePriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';
import { packageCheckoutSlot } from '../state/checkoutSlot';
import { CHECKOUT_PATH, HOME_PATH } from '../urls';

export const packageCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  PackagePriceChanged,
  PackagePrebookingBody
>(packageCheckoutSlot);

export const checkoutProduct: CheckoutProduct = {
  namespace: 'packages',
  keptAs: 'package-checkout',
  ...returnsToCheckout(CHECKOUT_PATH),
  searchPath: HOME_PATH,
};

export const readDraft = draftReader((found) => ({
  isTravelling: found.get('isTravelling') !== false,
  passengers: itemsOf(found.get('passengers')).map(readNames),
}));
export type CheckoutDraft = DraftOf<typeof readDraft>;
