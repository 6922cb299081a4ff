import {
  countryName,
  createPlaceSearch,
  type Findable,
  type PlaceSearch,
} from '../../../modules/places';
import { type Airport, type AirportCity, type AirportTable, readAirports } from './airportTable';
import { kmBetween } from './kmBetween';

/** A city, or one of its airports. */
export interface Found {
  city: AirportCity;
  airport?: Airport;
}
export interface PlaceFinder {
  /** By the beginning of any word of its name, or by code. An airport whose city is found too stands under it. `isSold` adds places that a supplier sells. */
  find(keyword: string, limit: number, isSold?: (found: Found) => boolean): Found[];
  findAirports(keyword: string, limit: number, isSold?: (found: Found) => boolean): Found[];
  /** Cities with airlines around a place, nearest first. */
  nearby(place: Found, withinKm: number): { city: AirportCity; km: number }[];
}
const COLOMBIA = 'CO';
/** Weight of a city that airlines serve: more than any population. */
const SERVED = 1_000_000_000;
/** How many times more matches are read than shown: many places have similar names, and airlines serve few of them. */
const LOOKED_THROUGH = 6;

let making: Promise<PlaceFinder> | undefined;
/** Made once for the whole process, as the tables never change. */
export const readPlaceFinder = (): Promise<PlaceFinder> =>
  (making ??= readAirports().then(createPlaceFinder));

function createPlaceFinder({ cities }: AirportTable): PlaceFinder {
  const served = cities.filter(({ isServed }) => isServed);
  const findEachAirport = createPlaceSearch(
    cities.flatMap((city) => city.airports.map((airport) => airportEntry(city, airport, true))),
  );
  const findAny = createPlaceSearch(
    cities.flatMap((city) => [
      cityEntry(city),
      ...(city.airports.length > 1
        ? city.airports.map((airport) => airportEntry(city, airport, false))
        : []),
    ]),
  );
  return {
    find(keyword, limit, isSold) {
      const found = inOrder(findAny, keyword, limit, isSold);
      const shown = new Set(found.filter(({ airport }) => !airport).map(({ city }) => city));
      return found.filter(({ city, airport }) => !airport || !shown.has(city)).slice(0, limit);
    },
    findAirports: (keyword, limit, isSold) =>
      inOrder(findEachAirport, keyword, limit, isSold).slice(0, limit),
    nearby({ city, airport }, withinKm) {
      const centre = airport?.geo ?? city.geo;
      const around = served.flatMap((other) => {
        const km = Math.min(...other.airports.map(({ geo }) => kmBetween(centre, geo)));
        return other !== city && km <= withinKm ? [{ city: other, km }] : [];
      });
      return around.sort((a, b) => a.km - b.km);
    },
  };
}

/** Where airlines are known to fly comes first, then what is sold; in each the place whose code was typed. */
function inOrder(
  search: PlaceSearch<Found>,
  keyword: string,
  limit: number,
  isSold: (found: Found) => boolean = () => false,
): Found[] {
  const code = keyword.trim().toUpperCase();
  const orderOf = (found: Found): number => {
    const tier = Number(!found.city.isServed) + Number(!found.city.isServed && !isSold(found));
    return 2 * tier + Number(codeOf(found) !== code);
  };
  return [...search(keyword, limit * LOOKED_THROUGH)].sort((a, b) => orderOf(a) - orderOf(b));
}
export const codeOf = ({ city, airport }: Found): string => airport?.code ?? city.code;
const weightOf = ({ isServed, population }: AirportCity): number =>
  population + (isServed ? SERVED : 0);
const isColombian = ({ isServed, countryCode }: AirportCity): boolean =>
  isServed && countryCode === COLOMBIA;

function cityEntry(city: AirportCity): Findable<Found> {
  const { name, otherNames, code, countryCode, airports } = city;
  return {
    place: { city },
    names: [name, ...otherNames, code],
    context: [countryName(countryCode)],
    aliases: airports.length === 1 ? airports.map((airport) => airport.name) : [],
    isColombian: isColombian(city),
    weight: weightOf(city),
    foundByContext: city.isServed,
  };
}
function airportEntry(
  city: AirportCity,
  airport: Airport,
  foundByContext: boolean,
): Findable<Found> {
  return {
    place: { city, airport },
    names: [airport.name, airport.code],
    context: [city.name, ...city.otherNames, countryName(city.countryCode)],
    aliases: [],
    isColombian: isColombian(city),
    weight: weightOf(city) - city.airports.indexOf(airport),
    foundByContext,
  };
}
