import type { Geo } from '@tiquete/contracts';
import * as z from 'zod';
import {
  airportList,
  airportZone,
  type FindCity,
  type ListedAirport,
  loadCities,
  spanishName,
} from '../../../modules/places';
import airportNameRows from './data/airportNames.json';
import servedRows from './data/servedCities.json';
import { kmBetween } from './kmBetween';

export interface Airport {
  code: string;
  name: string;
  cityCode: string;
  geo: Geo;
}
export interface AirportCity {
  code: string;
  /** Spanish. */
  name: string;
  /** Other names that find it. */
  otherNames: string[];
  countryCode: string;
  geo: Geo;
  /** The most used first. */
  airports: Airport[];
  population: number;
  /** True where airlines are known to fly. */
  isServed: boolean;
}
export interface AirportTable {
  cities: readonly AirportCity[];
  airport(code: string): Airport | undefined;
  /** Of a city's own code, or of an airport's. */
  cityOf(code: string): AirportCity | undefined;
  /** IANA time zone there. */
  zoneOf(code: string): string | undefined;
}
/** By IATA's code of a city: its Spanish name, country (ISO) and airports from the most used on. Reviewed by hand: cities that airlines serve, which come before airfields of the same name. */
const servedSchema = z.record(
  z.string(),
  z.object({ name: z.string(), country: z.string(), airports: z.array(z.string()) }),
);
/** A city and its airport are no farther apart than this: names repeat within a country. */
const REACH_KM = 120;
/** No airline sells a ticket there; nor to another airport of a city whose airports we know. */
const AIRFIELD =
  /\b(Air (Base|Field|Station|Force)|Airfield|Airstrip|Heliport|Seaplane|AFB|AAF|NAS|RAF)\b/;

/** Every airport with an IATA code, by city, named in Spanish where travellers do so (OpenFlights, ODbL; GeoNames, CC BY). */
async function loadAirports(): Promise<AirportTable> {
  const listed = new Map(airportList().map((airport) => [airport.iata, airport]));
  const findCity = await loadCities();
  const servedCities = servedSchema.parse(servedRows);
  const airportNames = z.record(z.string(), z.string()).parse(airportNameRows);
  const served = Object.entries(servedCities).map(([code, { name, country, airports: codes }]) => {
    const airports = codes.flatMap((airport) => {
      const found = listed.get(airport);
      return found
        ? [
            {
              code: airport,
              name: airportNames[airport] ?? found.name,
              cityCode: code,
              geo: found.geo,
            },
          ]
        : [];
    });
    return toCity(
      code,
      name,
      listed.get(airports[0]?.code ?? '')?.city ?? name,
      country,
      airports,
      true,
      findCity,
    );
  });
  const taken = new Set(served.flatMap(({ airports }) => airports.map(({ code }) => code)));
  const servedByName = new Map<string, AirportCity[]>();
  for (const city of served)
    for (const name of [city.name, ...city.otherNames]) {
      const key = `${city.countryCode}/${name}`;
      servedByName.set(key, [...(servedByName.get(key) ?? []), city]);
    }
  const isAirfield = ({ name, city, countryCode, geo }: ListedAirport) =>
    AIRFIELD.test(name) ||
    (servedByName.get(`${countryCode}/${city}`) ?? []).some(
      (other) => kmBetween(other.geo, geo) <= REACH_KM,
    );
  const others = [...listed]
    .filter(([code, airport]) => !taken.has(code) && !servedCities[code] && !isAirfield(airport))
    .map(([code, { name, city, countryCode, geo }]) =>
      toCity(
        code,
        spanishName(city, countryCode),
        city,
        countryCode,
        [{ code, name, cityCode: code, geo }],
        false,
        findCity,
      ),
    );
  return toTable([...served, ...others]);
}
let loading: Promise<AirportTable> | undefined;
/** Read once for the whole process: it never changes. */
export const readAirports = (): Promise<AirportTable> => (loading ??= loadAirports());

function toCity(
  code: string,
  name: string,
  listedName: string,
  countryCode: string,
  airports: Airport[],
  isServed: boolean,
  findCity: FindCity,
): AirportCity {
  const [first] = airports;
  const found = [findCity(name, countryCode), findCity(listedName, countryCode)].find(
    (facts) => facts && first && kmBetween(facts.geo, first.geo) <= REACH_KM,
  );
  const shown = isServed || !found ? name : spanishName(found.name, countryCode);
  return {
    code,
    name: shown,
    countryCode,
    airports,
    isServed,
    otherNames: [...new Set([listedName, ...(found ? [found.name] : [])])].filter(
      (other) => other !== shown,
    ),
    geo: found?.geo ?? first?.geo ?? { latitude: 0, longitude: 0 },
    population: found?.population ?? 0,
  };
}

function toTable(cities: readonly AirportCity[]): AirportTable {
  const byAirport = new Map(
    cities.flatMap((city) =>
      city.airports.map((airport) => [airport.code, { airport, city }] as const),
    ),
  );
  const byCode = new Map(cities.map((city) => [city.code, city]));
  const cityOf = (code: string) => byCode.get(code) ?? byAirport.get(code)?.city;
  return {
    cities,
    airport: (code) => byAirport.get(code)?.airport,
    cityOf,
    zoneOf(code) {
      const airport = byAirport.get(code)?.airport ?? cityOf(code)?.airports[0];
      return airport && airportZone(airport.code);
    },
  };
}
