import {
  itemsOf,
  readBuyer,
  readNames,
  readStored,
  textOf,
  type BuyerDraft,
} from '@tiquete/checkout';

/** Names and contact, the only fields that a reload keeps; documents and birth dates have no place here. */
export interface CheckoutDraft extends BuyerDraft {
  isStaying: boolean;
  /** Room by room, in the order of the form. */
  rooms: { name: string; lastname: string }[][];
  remarks: string;
}
/** A stored draft field by field; null for anything that is none. */
export function readDraft(text: string): CheckoutDraft | null {
  const found = readStored(text);
  return (
    found && {
      ...readBuyer(found),
      isStaying: found.get('isStaying') !== false,
      rooms: itemsOf(found.get('rooms')).map((room) => itemsOf(room).map(readNames)),
      remarks: textOf(found.get('remarks')),
    }
  );
}
