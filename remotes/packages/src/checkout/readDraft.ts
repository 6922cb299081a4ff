import { itemsOf, readBuyer, readNames, readStored, type BuyerDraft } from '@tiquete/checkout';

/** Names and contact, the only fields that a reload keeps; documents and birth dates have no place here. */
export interface CheckoutDraft extends BuyerDraft {
  isTravelling: boolean;
  passengers: { name: string; lastname: string }[];
}
/** A stored draft field by field; null for anything that is none. */
export function readDraft(text: string): CheckoutDraft | null {
  const found = readStored(text);
  return (
    found && {
      ...readBuyer(found),
      isTravelling: found.get('isTravelling') !== false,
      passengers: itemsOf(found.get('passengers')).map(readNames),
    }
  );
}
