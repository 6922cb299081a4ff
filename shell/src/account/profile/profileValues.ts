import type { Profile, ProfileBody } from '@tiquete/contracts';
import { countryOfCode, isWithoutBirth, readBirth, writeBirth } from '@tiquete/domain/travellers';
import type { AccountErrors, AccountValues } from '../form/accountValues';
import { birthError, personNameError, phoneError } from '../form/checks';
import { writePhone } from '../form/phone';
import { readGender } from '../form/readGender';

export function toValues(profile: Profile, defaults: { language: string; currency: string }) {
  return {
    name: profile.given_name ?? '',
    lastname: profile.lastname ?? '',
    phone_country: countryOfCode(profile.phone_country),
    phone: profile.phone ?? '',
    birth_date: readBirth(profile.birth_date),
    gender: profile.gender === null ? '' : String(profile.gender),
    nationality: profile.nationality ?? '',
    language: profile.language ?? defaults.language,
    currency: profile.currency ?? defaults.currency,
  };
}
export function profileErrors({
  name,
  lastname,
  phone,
  phone_country: country,
  birth_date: birth,
}: AccountValues): AccountErrors {
  return {
    name: personNameError(name, 'nameMissing'),
    lastname: personNameError(lastname, 'lastnameMissing'),
    phone: phoneError(phone, country),
    birth_date: birthError(birth),
  };
}
export function toBody({
  name,
  lastname,
  phone_country: country,
  phone,
  birth_date: birth,
  gender,
  nationality,
  language,
  currency,
}: AccountValues): ProfileBody {
  return {
    name: name.trim(),
    lastname: lastname.trim(),
    ...writePhone(country, phone),
    birth_date: isWithoutBirth(birth) ? null : writeBirth(birth),
    gender: readGender(gender),
    nationality: nationality || null,
    language: language || null,
    currency: currency || null,
  };
}
