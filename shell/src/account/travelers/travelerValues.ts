import type { Traveler, TravelerBody } from '@tiquete/contracts';
import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
import {
  cleanDocument,
  countryOfCode,
  isTravellerDocument,
  isWithoutBirth,
  NO_BIRTH,
  readBirth,
  writeBirth,
  type BirthParts,
} from '@tiquete/domain/travellers';
import type { AccountErrors, AccountValues } from '../form/accountValues';
import {
  birthError,
  documentErrors,
  emailError,
  expiryError,
  personNameError,
  phoneError,
} from '../form/checks';
import { writePhone } from '../form/phone';
import { readGender } from '../form/readGender';

const HOME = 'CO';
const EMPTY = {
  name: '',
  lastname: '',
  document_type: '',
  document: '',
  document_expiry: NO_BIRTH,
  birth_date: NO_BIRTH,
  gender: '',
  nationality: HOME,
  email: '',
  phone_country: HOME,
  phone: '',
};
export function toValues(traveler: Traveler | null) {
  if (!traveler) return EMPTY;
  return {
    name: traveler.name,
    lastname: traveler.lastname,
    document_type: traveler.document_type === null ? '' : String(traveler.document_type),
    document: traveler.document ?? '',
    document_expiry: readBirth(traveler.document_expiry),
    birth_date: readBirth(traveler.birth_date),
    gender: traveler.gender === null ? '' : String(traveler.gender),
    nationality: traveler.nationality ?? '',
    email: traveler.email ?? '',
    phone_country: countryOfCode(traveler.phone_country),
    phone: traveler.phone ?? '',
  };
}
export function travelerErrors(values: AccountValues): AccountErrors {
  return {
    name: personNameError(values.name, 'nameMissing'),
    lastname: personNameError(values.lastname, 'lastnameMissing'),
    ...documentErrors(values.document_type, values.document),
    birth_date: birthError(values.birth_date),
    document_expiry: isPassport(values.document_type)
      ? expiryError(values.document_expiry)
      : undefined,
    email: values.email.trim() ? emailError(values.email) : undefined,
    phone: phoneError(values.phone, values.phone_country),
  };
}
/** Request body. Empty fields are null, and only a passport has an expiry. */
export function toBody(values: AccountValues): TravelerBody {
  const type = Number(values.document_type);
  const isDocumented = values.document_type !== '' && isTravellerDocument(type);
  return {
    name: values.name.trim(),
    lastname: values.lastname.trim(),
    document_type: isDocumented ? type : null,
    document: isDocumented ? cleanDocument(values.document) : null,
    document_expiry: isPassport(values.document_type) ? dayOf(values.document_expiry) : null,
    birth_date: dayOf(values.birth_date),
    gender: readGender(values.gender),
    nationality: values.nationality || null,
    email: values.email.trim() || null,
    ...writePhone(values.phone_country, values.phone),
  };
}
export const isPassport = (type: string): boolean => type === String(DOCUMENT_TYPES.PASAPORTE);
const dayOf = (parts: BirthParts) => (isWithoutBirth(parts) ? null : writeBirth(parts));
