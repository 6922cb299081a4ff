import { type Customer, DOCUMENT_TYPES } from '@tiquete/contracts';

export interface BuyerNames {
  /** Name of the person, or of the company (razón social) with a NIT. */
  buyer: string;
  /** Contact of the company. Null: the buyer is a person. */
  contact: string | null;
}

export function buyerNames({ name, lastname, company, document_type }: Customer): BuyerNames {
  const person = `${name} ${lastname}`;
  return document_type === DOCUMENT_TYPES.NIT && company !== undefined
    ? { buyer: company, contact: person }
    : { buyer: person, contact: null };
}
