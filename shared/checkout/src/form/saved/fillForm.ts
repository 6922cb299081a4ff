import type { Profile, Traveler } from '@tiquete/contracts';
import { countryOfCode, isWithoutBirth, readBirth } from '@tiquete/domain/travellers';
import type { UseFormReturn } from 'react-hook-form';
import type { BuyerValues } from '../buyer/buyerValues';

type BuyerForm = Pick<UseFormReturn<BuyerValues>, 'getValues' | 'setValue' | 'clearErrors'>;

/**
 * Fills the buyer from a saved traveller. Values that are not saved become empty, so that none remains from another person.
 * The contact stays.
 */
export function fillHolder({ setValue, clearErrors }: BuyerForm, traveler: Traveler) {
  const { email, phone, document_type: type, document } = traveler;
  clearErrors('holder');
  setValue('holder.name', traveler.name);
  setValue('holder.lastname', traveler.lastname);
  setValue('holder.identity.type', type === null ? '' : String(type));
  setValue('holder.identity.number', document ?? '');
  setValue('holder.birth', readBirth(traveler.birth_date));
  setValue('holder.gender', String(traveler.gender));
  setValue('holder.nationality', traveler.nationality);
  if (email) setValue('holder.email', email);
  if (phone)
    setValue('holder.phone', { country: countryOfCode(traveler.phone_country), number: phone });
}
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
