import {
  defineCheckout,
  draftReader,
  itemsOf,
  readNames,
  returnsToCheckout,
  textOf,
  type CheckoutProduct,
  type DraftOf,
} from '@tiquete/checkout';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';
import { hotelCheckoutSlot } from '../state/checkoutSlot';
import { CHECKOUT_PATH } from '../urls';

export const hotelCheckout = defineCheckout<
  CheckoutRequest,
  Offer,
  PriceChanged,
  HotelPrebookingBody
>(hotelCheckoutSlot);

export const checkoutProduct: CheckoutProduct = {
  namespace: 'hotels',
  keptAs: 'hotel-checkout',
  ...returnsToCheckout(CHECKOUT_PATH),
  searchPath: '/',
};

export const readDraft = draftReader((found) => ({
  isStaying: found.get('isStaying') !== false,
  /** Rooms in the order of the form. */
  rooms: itemsOf(found.get('rooms')).map((room) => itemsOf(room).map(readNames)),
  remarks: textOf(found.get('remarks')),
}));
export type CheckoutDraft = DraftOf<typeof readDraft>;
