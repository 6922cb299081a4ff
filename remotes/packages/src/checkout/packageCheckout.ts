import {
  draftReader,
  itemsOf,
  readNames,
  type CheckoutNames,
  type DraftOf,
} from '@tiquete/checkout';
import type { PackagePrebookingBody, PackagePriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';
import { CHECKOUT_PATH, HOME_PATH } from '../urls';

export const checkoutNames: CheckoutNames = {
  slice: 'package',
  namespace: 'packages',
  storageKey: 'package-checkout',
  path: CHECKOUT_PATH,
  searchPath: HOME_PATH,
};

export const readDraft = draftReader((found) => ({
  isTravelling: found.get('isTravelling') !== false,
  passengers: itemsOf(found.get('passengers')).map(readNames),
}));
export type CheckoutDraft = DraftOf<typeof readDraft>;

/** Types of the package checkout. */
export interface PackageCheckout {
  request: CheckoutRequest;
  offer: Offer;
  change: PackagePriceChanged;
  body: PackagePrebookingBody;
  draft: CheckoutDraft;
}
