import type { Profile, Traveler, TravelerSummary } from '@tiquete/contracts';
import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
import {
  countryOfCode,
  isWithoutBirth,
  readBirth,
  type BirthParts,
} from '@tiquete/domain/travellers';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { BuyerValues } from '../buyer/buyerValues';
import { isSamePerson } from './samePerson';

export type BuyerForm = Pick<
  UseFormReturn<BuyerValues>,
  'getValues' | 'setValue' | 'clearErrors' | 'getFieldState'
>;
export type SetExpiry = (parts: BirthParts) => void;

/**
 * Fills the buyer from a saved traveller. Values that are not saved become empty, so that none remains from another person.
 * The contact stays, and so does a nationality that is not saved.
 */
export function fillHolder(form: BuyerForm, traveler: Traveler, onExpiry: SetExpiry) {
  const { setValue, clearErrors } = form;
  const { email, phone } = traveler;
  clearErrors('holder');
  setValue('holder.name', traveler.name);
  setValue('holder.lastname', traveler.lastname);
  setValue('holder.birth', readBirth(traveler.birth_date));
  setValue('holder.gender', chosenOf(traveler.gender));
  fillDocument(form, traveler, onExpiry);
  if (traveler.nationality) setValue('holder.nationality', traveler.nationality);
  if (email) setValue('holder.email', email);
  if (phone)
    setValue('holder.phone', { country: countryOfCode(traveler.phone_country), number: phone });
}
/** Fills document and expiry of a passport. An absent document empties its fields. */
export function fillDocument({ setValue }: BuyerForm, traveler: Traveler, onExpiry: SetExpiry) {
  const { document_type: type, document } = traveler;
  setValue('holder.identity.type', chosenOf(type));
  setValue('holder.identity.number', document ?? '');
  onExpiry(passportExpiry(traveler));
}
/** Parts of the expiry of a saved passport; empty for another document. */
export const passportExpiry = ({ document_type: type, document_expiry: day }: Traveler) =>
  readBirth(type === DOCUMENT_TYPES.PASAPORTE ? day : null);
/** Value of a choice; empty when nothing is saved. */
const chosenOf = (value: number | null): string => (value === null ? '' : String(value));

/** Fills empty fields from the profile. An account with a single name field is not split: both parts must be typed. */
export function fillFromProfile({ getValues, setValue }: BuyerForm, profile: Profile) {
  const { name, lastname, phone, birth, gender } = getValues('holder');
  if (!name && !lastname && profile.given_name !== null && profile.lastname !== null) {
    setValue('holder.name', profile.given_name);
    setValue('holder.lastname', profile.lastname);
  }
  if (!phone.number && profile.phone)
    setValue('holder.phone', {
      country: countryOfCode(profile.phone_country),
      number: profile.phone,
    });
  if (isWithoutBirth(birth) && profile.birth_date)
    setValue('holder.birth', readBirth(profile.birth_date));
  if (!gender && profile.gender !== null) setValue('holder.gender', String(profile.gender));
}
/** Fills a known nationality, unless the buyer has chosen one. */
export function fillNationality(form: BuyerForm, nationality: string | null) {
  if (nationality && !isAnswered(form, 'holder.nationality'))
    form.setValue('holder.nationality', nationality);
}
/** True for a field that the buyer has changed or left, even if it has its first value again. */
function isAnswered({ getFieldState }: BuyerForm, name: FieldPath<BuyerValues>): boolean {
  const { isDirty, isTouched } = getFieldState(name);
  return isDirty || isTouched;
}
/** True for the traveller saved under the names and the birth date of the profile. */
export function isProfileOf(profile: Profile, traveler: TravelerSummary): boolean {
  const { given_name: name, lastname, birth_date } = profile;
  return (
    name !== null && lastname !== null && isSamePerson({ name, lastname, birth_date }, traveler)
  );
}
/** True while the buyer has the names of the profile, no document, and has chosen no type of document. */
export function isWithoutDocument(form: BuyerForm, profile: Profile): boolean {
  const { name, lastname, identity } = form.getValues('holder');
  return (
    !identity.number &&
    !isAnswered(form, 'holder.identity.type') &&
    name === profile.given_name &&
    lastname === profile.lastname
  );
}
