import * as z from 'zod';
import rows from './data/countries.json';
import { type Country, countrySchema } from './types';

/** Exchange rates are rounded reference values; taxes on lodging as published by each country. */
export const countries: Country[] = z
  .array(countrySchema)
  .parse(rows)
  .map((country) => ({ ...country, isoCode: country.isoCode ?? country.code }));

const byCode = new Map(countries.map((country) => [country.code, country]));

/** @throws Error when a city names an unlisted country */
export function countryOf(code: string): Country {
  const found = byCode.get(code);
  if (!found) throw new Error(`unknown country ${code}`);
  return found;
}
