import { runYielding, mapSteps, type Steps } from '../../../lib/async/steps';
import { countryName, createPlaceSearch, type Findable, type PlaceSearch } from '../../../places';
import {
  type Airport,
  type AirportCity,
  type AirportTable,
  kmBetween,
  readAirports,
} from './airportTable';

/** A city, or one of its airports. */
export interface FoundPlace {
  city: AirportCity;
  airport?: Airport;
}
export interface PlaceFinder {
  /**
   * Finds places by code or by the beginning of any word of their names. An airport is listed under its city if that matches
   * too. `isSold` adds places that a supplier sells.
   */
  find(keyword: string, limit: number, isSold?: (found: FoundPlace) => boolean): FoundPlace[];
  findAirports(
    keyword: string,
    limit: number,
    isSold?: (found: FoundPlace) => boolean,
  ): FoundPlace[];
  /** Cities with airline service around a place, nearest first. */
  nearby(place: FoundPlace, withinKm: number): { city: AirportCity; km: number }[];
}
/** More than the airports of any city, so that the position of an airport changes its weight by less than one. */
const MOST_AIRPORTS = 100;
/** Number of matches that are read for each one shown. Many places have similar names, and few have airline service. */
const LOOKED_THROUGH = 6;

let making: Promise<PlaceFinder> | undefined;
/** Built once per process, because the tables never change. */
export const readPlaceFinder = (): Promise<PlaceFinder> =>
  (making ??= readAirports().then((airports) => runYielding(createPlaceFinder(airports))));

function* createPlaceFinder({ cities }: AirportTable): Steps<PlaceFinder> {
  const served = cities.filter(({ isServed }) => isServed);
  const airports = (yield* mapSteps(cities, (city) =>
    city.airports.map((airport) => airportEntry(city, airport, true)),
  )).flat();
  const any = (yield* mapSteps(cities, (city) => [
    cityEntry(city),
    ...(city.airports.length > 1 || city.airports[0]?.code !== city.code
      ? city.airports.map((airport) => airportEntry(city, airport, false))
      : []),
  ])).flat();
  const findEachAirport = yield* createPlaceSearch(airports);
  const findAny = yield* createPlaceSearch(any);
  const byCode = new Map<string, FoundPlace>([
    ...airports.map(({ place }): [string, FoundPlace] => [codeOf(place), place]),
    ...cities.map((city): [string, FoundPlace] => [city.code, { city }]),
  ]);
  return {
    find(keyword, limit, isSold) {
      const named = byCode.get(codeTyped(keyword));
      const found = inOrder(findAny, keyword, limit, isSold);
      const shown = new Set(found.filter(({ airport }) => !airport).map(({ city }) => city));
      const others = found.filter(({ city, airport }) => !airport || !shown.has(city));
      return withFirst(named, others).slice(0, limit);
    },
    findAirports(keyword, limit, isSold) {
      const code = codeTyped(keyword);
      const named = airports.find(({ place }) => codeOf(place) === code)?.place;
      return withFirst(named, inOrder(findEachAirport, keyword, limit, isSold)).slice(0, limit);
    },
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

const codeTyped = (keyword: string): string => keyword.trim().toUpperCase();
/** Puts the place whose code was typed before the others. */
function withFirst(first: FoundPlace | undefined, found: readonly FoundPlace[]): FoundPlace[] {
  if (!first) return [...found];
  return [first, ...found.filter((one) => codeOf(one) !== codeOf(first))];
}

/** Puts places that have airline service, or are on sale, before the others. */
function inOrder(
  search: PlaceSearch<FoundPlace>,
  keyword: string,
  limit: number,
  isSold: (found: FoundPlace) => boolean = () => false,
): FoundPlace[] {
  const isUnsold = (found: FoundPlace): boolean => !found.city.isServed && !isSold(found);
  return [...search(keyword, limit * LOOKED_THROUGH)].sort(
    (a, b) => Number(isUnsold(a)) - Number(isUnsold(b)),
  );
}
export const codeOf = ({ city, airport }: FoundPlace): string => airport?.code ?? city.code;
function cityEntry(city: AirportCity): Findable<FoundPlace> {
  const { name, otherNames, synonyms, code, countryCode, airports } = city;
  return {
    place: { city },
    names: [name, ...otherNames, code],
    synonyms,
    context: [countryName(countryCode)],
    aliases:
      airports.length === 1
        ? airports.flatMap(({ name: own, otherNames: more }) => [own, ...more])
        : [],
    weight: city.travel,
    foundByContext: city.isServed,
  };
}
function airportEntry(
  city: AirportCity,
  airport: Airport,
  foundByContext: boolean,
): Findable<FoundPlace> {
  return {
    place: { city, airport },
    names: [airport.name, ...airport.otherNames, airport.code],
    context: [city.name, ...city.otherNames, ...city.synonyms, countryName(city.countryCode)],
    aliases: [],
    weight: city.travel / 2 - city.airports.indexOf(airport) / MOST_AIRPORTS,
    foundByContext,
  };
}
