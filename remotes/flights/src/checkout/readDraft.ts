import { draftReader, itemsOf, readNames, type DraftOf } from '@tiquete/checkout';

export const readDraft = draftReader((found) => ({
  isTraveling: found.get('isTraveling') !== false,
  /** Travellers in the order of the form. */
  travelers: itemsOf(found.get('travelers')).map(readNames),
}));
export type CheckoutDraft = DraftOf<typeof readDraft>;
