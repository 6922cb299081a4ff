import { type TCountryCode, countries } from 'countries-list';

/** The runtime's CLDR names in Colombian Spanish. */
const names = new Intl.DisplayNames(['es-CO'], { type: 'region' });
/** The specification's regions by continent. */
const REGIONS = {
  AF: 'AFRICA',
  AN: 'ANTARCTICA',
  AS: 'ASIA',
  EU: 'EUROPE',
  NA: 'NORTH_AMERICA',
  OC: 'OCEANIA',
  SA: 'SOUTH_AMERICA',
} as const;

const isCountryCode = (code: string): code is TCountryCode => code in countries;

/** Spanish name of an ISO country; the code itself for an unknown one. */
export const countryName = (code: string): string =>
  isCountryCode(code) ? (names.of(code) ?? code) : code;
/** The specification's region of an ISO country; empty for an unknown one. */
export const regionOf = (code: string): string =>
  isCountryCode(code) ? REGIONS[countries[code].continent] : '';
