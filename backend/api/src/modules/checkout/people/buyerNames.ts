import { type Customer, DOCUMENT_TYPES } from '@tiquete/contracts';

export interface BuyerNames {
  /** The person, or with a NIT the company by its razón social. */
  buyer: string;
  /** The person who answers for the company; null when the buyer is that person. */
  contact: string | null;
}

export function buyerNames({ name, lastname, company, document_type }: Customer): BuyerNames {
  const person = `${name} ${lastname}`;
  return document_type === DOCUMENT_TYPES.NIT && company !== undefined
    ? { buyer: company, contact: person }
    : { buyer: person, contact: null };
}
