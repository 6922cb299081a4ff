import { draftReader, fieldsOf, itemsOf, readNames, textOf, type DraftOf } from '@tiquete/checkout';

/** A draft has no beneficiaries, health data, documents or birth dates. */
export const readDraft = draftReader((found) => {
  const contact = fieldsOf(found.get('emergency'));
  const textOfContact = (name: string) => textOf(contact.get(name));
  return {
    isInsured: found.get('isInsured') !== false,
    insured: itemsOf(found.get('insured')).map(readNames),
    emergency: {
      name: textOfContact('name'),
      email: textOfContact('email'),
      phoneCountry: textOfContact('phoneCountry'),
      phone: textOfContact('phone'),
    },
  };
});
export type CheckoutDraft = DraftOf<typeof readDraft>;
