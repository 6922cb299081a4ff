import { draftReader, itemsOf, readNames, textOf, type DraftOf } from '@tiquete/checkout';

export const readDraft = draftReader((found) => ({
  isStaying: found.get('isStaying') !== false,
  /** Room by room, in the order of the form. */
  rooms: itemsOf(found.get('rooms')).map((room) => itemsOf(room).map(readNames)),
  remarks: textOf(found.get('remarks')),
}));
export type CheckoutDraft = DraftOf<typeof readDraft>;
