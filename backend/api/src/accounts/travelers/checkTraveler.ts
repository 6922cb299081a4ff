import { DOCUMENT_TYPES, type TravelerBody } from '@tiquete/contracts';
import { isDocument } from '../../lib/documents';
import { refuse } from '../../lib/refuse';
import { checkBirth, checkPhone } from '../checkProfile';
import { accountMessages as words } from '../messages/es';

export const ADULT_AGE = 18;
const MINORS: readonly number[] = [DOCUMENT_TYPES.REGISTRO_CIVIL, DOCUMENT_TYPES.TARJETA_IDENTIDAD];

/** Checks a traveller by the checkout's rules, so that a saved traveller can be sold to. @throws AppError naming the field */
export function checkTraveler(
  { document_type: type, document, birth_date, nationality, phone_country, phone }: TravelerBody,
  today: string,
): void {
  const age = checkBirth(birth_date, today);
  checkPhone(phone_country, phone);
  if ((type === null) !== (document === null))
    refuse('DOCUMENT_INVALID', type === null ? '/document_type' : '/document', words.documentPair);
  if (type === null || document === null) return;
  if (type === DOCUMENT_TYPES.NIT) refuse('DOCUMENT_INVALID', '/document_type', words.nit);
  if (type === DOCUMENT_TYPES.CEDULA_CIUDADANIA && age < ADULT_AGE)
    refuse('DOCUMENT_INVALID', '/document_type', words.adultsDocument);
  if (MINORS.includes(type) && age >= ADULT_AGE)
    refuse('DOCUMENT_INVALID', '/document_type', words.minorsDocument);
  if (!isDocument(type, document, nationality)) refuse('DOCUMENT_INVALID', '/document');
}
