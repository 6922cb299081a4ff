import type { Traveler, TravelerBody } from '@tiquete/contracts';
import {
  cleanDocument,
  countryOfCode,
  isTravellerDocument,
  NO_BIRTH,
  readBirth,
  writeBirth,
} from '@tiquete/domain/travellers';
import type { AccountErrors, AccountValues } from '../form/accountValues';
import {
  birthError,
  documentErrors,
  emailError,
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
    birth_date: readBirth(traveler.birth_date),
    gender: traveler.gender === null ? '' : String(traveler.gender),
    nationality: traveler.nationality ?? HOME,
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
    birth_date: birthError(values.birth_date, true),
    gender: values.gender ? undefined : 'genderMissing',
    nationality: values.nationality ? undefined : 'nationalityMissing',
    email: values.email.trim() ? emailError(values.email) : undefined,
    phone: phoneError(values.phone, values.phone_country),
  };
}
/**
 * Request body; null without a gender, which the form's validation rejects first. The expiry that a checkout saved stays with an
 * unchanged document of `saved`.
 */
export function toBody(values: AccountValues, saved: Traveler | null): TravelerBody | null {
  const gender = readGender(values.gender);
  const type = Number(values.document_type);
  const isDocumented = values.document_type !== '' && isTravellerDocument(type);
  const document = isDocumented ? cleanDocument(values.document) : null;
  const isSameDocument = document === saved?.document && type === saved.document_type;
  return (
    gender && {
      name: values.name.trim(),
      lastname: values.lastname.trim(),
      document_type: isDocumented ? type : null,
      document,
      document_expiry: isSameDocument ? saved.document_expiry : null,
      birth_date: writeBirth(values.birth_date),
      gender,
      nationality: values.nationality,
      email: values.email.trim() || null,
      ...writePhone(values.phone_country, values.phone),
    }
  );
}
