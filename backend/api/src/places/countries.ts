import { countries, type TCountryCode } from 'countries-list';
import * as z from 'zod';
import airlineNameRows from './data/airlineNames.json';

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

/** Airlines' own spelling of their names; vendors use capitals and differ. */
const airlineNames = z.record(z.string(), z.string()).parse(airlineNameRows);

/** Name by IATA code; undefined for an airline that is not in our list. */
export const airlineName = (code: string): string | undefined => airlineNames[code];
