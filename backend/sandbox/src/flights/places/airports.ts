import * as z from 'zod';
import rows from '../data/airports.json';
import { type Airport, regionSchema } from './types';

/** A row of airports.json. Names are Spanish; the English name is added when it differs by more than accents. */
const airportRow = z.object({
  iata: z.string(),
  cityCode: z.string(),
  city: z.string(),
  cityEnglish: z.string().optional(),
  name: z.string(),
  nameEnglish: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  score: z.int(),
  hasJets: z.boolean().default(true),
});
const groupSchema = z.object({
  country: z.string(),
  region: regionSchema,
  airports: z.array(airportRow),
});

/** An airport. `hasJets` is false when its runway or demand allows only turboprops. */
export interface AirportEntry extends Airport {
  hasJets: boolean;
}

const inSpanish = new Intl.DisplayNames('es-CO', { type: 'region' });
const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

function airportsIn({ country, region, airports }: z.infer<typeof groupSchema>): AirportEntry[] {
  return airports.map(({ city, cityEnglish, name, nameEnglish, ...row }) => ({
    ...row,
    name: withoutAccents(nameEnglish ?? name),
    nameEs: name,
    cityName: withoutAccents(cityEnglish ?? city),
    cityNameEs: city,
    region,
    countryCode: country,
    countryName: inEnglish.of(country) ?? country,
    countryNameEs: inSpanish.of(country) ?? country,
  }));
}

/** All airports, the busiest first. */
export const airports: readonly AirportEntry[] = z
  .array(groupSchema)
  .parse(rows)
  .flatMap(airportsIn)
  .sort((a, b) => b.score - a.score || a.iata.localeCompare(b.iata));
