import { DOCUMENT_TYPES } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import * as z from 'zod';
import type { Passenger, People } from '../ports';

/** Who somebody is to an insurer. `documentType` by our document types, `birthDate` YYYY-MM-DD. */
export interface Identity {
  documentType: number;
  document: string;
  birthDate: string;
  nationality: string;
}
const HOME = 'CO';
/** What products that ask for it keep of a person. */
const detailsSchema = z.looseObject({
  documentType: z.int(),
  birthDate: z.iso.date(),
  nationality: z.string().optional(),
});

/** What a booking knows of one of its people; null where the product did not ask for document and birth date. */
export function identityOf({ customer }: People, passenger: Passenger): Identity | null {
  const { data } = detailsSchema.safeParse(passenger.details);
  if (data && passenger.document !== '')
    return {
      documentType: data.documentType,
      document: passenger.document,
      birthDate: data.birthDate,
      nationality: data.nationality ?? HOME,
    };
  // Who buys has said it all, and is often the one who travels.
  const isBuyer = nameOf(passenger) === nameOf(customer);
  if (!isBuyer || customer.document_type === DOCUMENT_TYPES.NIT || !customer.birth_date)
    return null;
  return {
    documentType: customer.document_type,
    document: customer.document,
    birthDate: customer.birth_date,
    nationality: customer.nationality,
  };
}
const nameOf = ({ name, lastname }: { name: string; lastname: string }): string =>
  fold(`${name} ${lastname}`);
