import { CALLING_CODES } from './callingCodes';

export interface Country {
  value: string;
  label: string;
}
let countries: Country[] | null = null;

/**
 * Countries of ISO 3166-1, sorted by their Spanish names, without the seven territories without citizens (AQ BV GS HM IO TF
 * UM); computed at the first use.
 */
export function countryOptions(): Country[] {
  countries ??= nameCountries();
  return countries;
}
function nameCountries(): Country[] {
  const names = new Intl.DisplayNames('es', { type: 'region' });
  const { compare } = new Intl.Collator('es');
  return Object.keys(CALLING_CODES)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
}
