import { draftReader, itemsOf, readNames, textOf, type DraftOf } from '@tiquete/checkout';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';

export const readDraft = draftReader((found) => ({
  isStaying: found.get('isStaying') !== false,
  /** The guest who is responsible for each room. */
  rooms: itemsOf(found.get('rooms')).map(readNames),
  remarks: textOf(found.get('remarks')),
}));
export type CheckoutDraft = DraftOf<typeof readDraft>;

/** Types of the hotel checkout. */
export interface HotelCheckout {
  request: CheckoutRequest;
  offer: Offer;
  change: PriceChanged;
  body: HotelPrebookingBody;
  draft: CheckoutDraft;
}
