import { itemsOf, readBuyer, readNames, readStored, type BuyerDraft } from '@tiquete/checkout';

/** Names and contact, the only fields that a reload keeps; documents and birth dates have no place here. */
export interface FlightDraftKept extends BuyerDraft {
  isTraveling: boolean;
  /** In the order of the form. */
  travelers: { name: string; lastname: string }[];
}
/** A stored draft field by field; null for anything that is none. */
export function readDraft(text: string): FlightDraftKept | null {
  const found = readStored(text);
  return (
    found && {
      ...readBuyer(found),
      isTraveling: found.get('isTraveling') !== false,
      travelers: itemsOf(found.get('travelers')).map(readNames),
    }
  );
}
