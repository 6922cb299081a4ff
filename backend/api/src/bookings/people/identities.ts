import { type Customer, DOCUMENT_TYPES } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import * as z from 'zod';
import type { Passenger, People } from '../ports';

/** Identity of an insured person. `documentType` is one of our document types, `birthDate` is `YYYY-MM-DD`. */
export interface Identity {
  documentType: number;
  document: string;
  birthDate: string;
  nationality: string;
}
const HOME = 'CO';
/** Details of a passenger, in products that require them. */
const detailsSchema = z.looseObject({
  documentType: z.int(),
  birthDate: z.iso.date(),
  nationality: z.string().optional(),
});

/** Returns a passenger's identity. Null: the booking has no document or birth date of the passenger. */
export function identityOf({ customer }: People, passenger: Passenger): Identity | null {
  const { data } = detailsSchema.safeParse(passenger.details);
  if (data && passenger.document !== '')
    return {
      documentType: data.documentType,
      document: passenger.document,
      birthDate: data.birthDate,
      nationality: data.nationality ?? HOME,
    };
  // The buyer is often a passenger.
  const isBuyer = nameOf(passenger) === nameOf(customer);
  const { document_type: documentType, document, birth_date: birthDate, nationality } = customer;
  if (!isBuyer || documentType === DOCUMENT_TYPES.NIT) return null;
  if (documentType === undefined || !document || !birthDate) return null;
  return { documentType, document, birthDate, nationality };
}
const nameOf = ({ name, lastname }: { name: string; lastname: string }): string =>
  fold(`${name} ${lastname}`);

interface BuyerNames {
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
