import * as z from 'zod';
import rows from './countries.json';
import { type Country, countrySchema } from './types';

/**
 * Countries of the hotels. Exchange rates are rounded reference values; taxes on lodging are as each country publishes them.
 */
export const countries: Country[] = z
  .array(countrySchema)
  .parse(rows)
  .map((country) => ({ ...country, isoCode: country.isoCode ?? country.code }));

const byCode = new Map(countries.map((country) => [country.code, country]));

/** Country of a code. @throws Error when a city names an unknown country */
export function countryOf(code: string): Country {
  const found = byCode.get(code);
  if (!found) throw new Error(`unknown country ${code}`);
  return found;
}
