import type { Geo } from '@tiquete/contracts';
import * as z from 'zod';
import { runYielding, mapSteps, type Steps } from '../../../lib/async/steps';
import {
  airportList,
  airportZone,
  type FindCity,
  type ListedAirport,
  loadAirportList,
  loadCities,
  SERVED_CITIES,
  spanishName,
  synonymsOf,
  travelOf,
} from '../../../places';
import airportNameRows from './airportNames.json';

export interface Airport {
  code: string;
  name: string;
  /** Other names by which a search finds the airport. */
  otherNames: string[];
  cityCode: string;
  geo: Geo;
}
export interface AirportCity {
  code: string;
  /** Spanish name. */
  name: string;
  /** Other names by which a search finds the city. */
  otherNames: string[];
  /** Official and other names, reviewed by hand. */
  synonyms: readonly string[];
  countryCode: string;
  geo: Geo;
  /** The busiest first. */
  airports: Airport[];
  population: number;
  /** Amount of air travel, 1 to 100. */
  travel: number;
  /** True when the airlines' own city code is in our list, with its airports in order. */
  isServed: boolean;
}
export interface AirportTable {
  cities: readonly AirportCity[];
  airport(code: string): Airport | undefined;
  /** City of a city code or an airport code. */
  cityOf(code: string): AirportCity | undefined;
  /** IANA time zone of a city code or an airport code. */
  zoneOf(code: string): string | undefined;
}
/** Maximum distance in km between a city and its airport, because names repeat within a country. */
const REACH_KM = 120;
/**
 * Builds the table of airports with airline service, by city. Names are Spanish where a Spanish name is common (GeoNames, CC
 * BY).
 */
function* airportTable(findCity: FindCity): Steps<AirportTable> {
  const listed = new Map(airportList().map((airport) => [airport.iata, airport]));
  const airportNames = z.record(z.string(), z.string()).parse(airportNameRows);
  const toAirport = ({ iata, name, otherName, geo }: ListedAirport, cityCode: string): Airport => {
    const shown = airportNames[iata] ?? name;
    const otherNames = [name, otherName].filter((other) => other !== '' && other !== shown);
    return { code: iata, name: shown, otherNames, cityCode, geo };
  };
  const served = yield* mapSteps(Object.entries(SERVED_CITIES), ([code, city]) => {
    const known = city.airports.flatMap((airport) => listed.get(airport) ?? []);
    return toCity(
      {
        code,
        name: city.name,
        listedName: known[0]?.city ?? city.name,
        countryCode: city.country,
        airports: known.map((airport) => toAirport(airport, code)),
        isServed: true,
        size: 0,
      },
      findCity,
    );
  });
  const taken = new Set(served.flatMap(({ airports }) => airports.map(({ code }) => code)));
  const cityNear = ({ city, countryCode, geo }: ListedAirport): AirportCity | undefined =>
    served.find(
      (one) =>
        one.countryCode === countryCode &&
        [one.name, ...one.otherNames].includes(city) &&
        kmBetween(one.geo, geo) <= REACH_KM,
    );
  const others = [...listed.values()].filter(({ iata }) => !taken.has(iata));
  const alone: ListedAirport[] = [];
  for (const airport of others) {
    const city = cityNear(airport);
    if (city) city.airports.push(toAirport(airport, city.code));
    else alone.push(airport);
    yield;
  }
  const unserved = yield* mapSteps(alone, (airport) => {
    const { iata: code, city, countryCode, size } = airport;
    const name = spanishName(city, countryCode);
    const airports = [toAirport(airport, code)];
    return toCity(
      { code, name, listedName: city, countryCode, airports, isServed: false, size },
      findCity,
    );
  });
  return toTable([...served, ...unserved]);
}
let loading: Promise<AirportTable> | undefined;
/** Reads the table once per process, because it never changes. */
export const readAirports = (): Promise<AirportTable> => (loading ??= load());
async function load(): Promise<AirportTable> {
  const findCity = await loadCities();
  await loadAirportList();
  return runYielding(airportTable(findCity));
}

interface GivenCity extends Pick<
  AirportCity,
  'code' | 'name' | 'countryCode' | 'airports' | 'isServed'
> {
  /** Name in the list of airports. */
  listedName: string;
  /** Size of the airport, 0 to 3. */
  size: number;
}
function toCity({ listedName, size, ...city }: GivenCity, findCity: FindCity): AirportCity {
  const { code, name, countryCode, isServed } = city;
  const [first] = city.airports;
  const found = [findCity(name, countryCode), findCity(listedName, countryCode)].find(
    (facts) => facts && first && kmBetween(facts.geo, first.geo) <= REACH_KM,
  );
  const shown = isServed || !found ? name : spanishName(found.name, countryCode);
  const population = found?.population ?? 0;
  const names = [listedName, ...(found ? [found.name] : [])];
  return {
    ...city,
    name: shown,
    otherNames: [...new Set(names)].filter((other) => other !== shown),
    geo: found?.geo ?? first?.geo ?? { latitude: 0, longitude: 0 },
    synonyms: synonymsOf(code),
    population,
    travel: travelOf(code, population, size),
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

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance in kilometres along the great circle. */
export function kmBetween(a: Geo, b: Geo): number {
  const [north, east] = [
    radians(b.latitude - a.latitude) / 2,
    radians(b.longitude - a.longitude) / 2,
  ];
  const half =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
