import {
  fieldsOf,
  itemsOf,
  readBuyer,
  readNames,
  readStored,
  textOf,
  type BuyerDraft,
} from '@tiquete/checkout';

/** Names and contact, the only fields that a reload keeps; documents, birth dates, beneficiaries and health have no place here. */
export interface CheckoutDraft extends BuyerDraft {
  isInsured: boolean;
  insured: { name: string; lastname: string }[];
  emergency: { name: string; email: string; phoneCountry: string; phone: string };
}
/** A stored draft field by field; null for anything that is none. */
export function readDraft(text: string): CheckoutDraft | null {
  const found = readStored(text);
  if (!found) return null;
  const contact = fieldsOf(found.get('emergency'));
  return {
    ...readBuyer(found),
    isInsured: found.get('isInsured') !== false,
    insured: itemsOf(found.get('insured')).map(readNames),
    emergency: {
      name: textOf(contact.get('name')),
      email: textOf(contact.get('email')),
      phoneCountry: textOf(contact.get('phoneCountry')),
      phone: textOf(contact.get('phone')),
    },
  };
}
