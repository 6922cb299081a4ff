import { dayNumber } from '../../calendar/day';
import { airportsOf } from '../places/places';
import { findFlight, flightOn, sharedAs, sharersOf } from './dated';
import { burdenOf, makeJourney } from './makeJourney';
import { ticketOfFlights } from './sellTogether';
import { servicesBetween } from './timetable';
import type { FlightKey, Flight, Journey } from './types';
import { oneStop, twoStops, type Detour } from './waysThrough';

const MOST = 80;
/** Number of nonstop flights from which on few connections are offered. */
const PLENTY = 12;
const FEW_CONNECTIONS = 14;
/** Number of journeys below which two stops are offered. */
const SCARCE = 4;
/** Maximum duration of a journey, relative to the shortest. */
const LONGEST = { factor: 2.1, minutes: 330 };
const CACHE_MAX = 1000;
const WAYS_CACHE_MAX = 20_000;

function nonstop(origin: string, destination: string, day: number): Journey[] {
  return servicesBetween(origin, destination).flatMap((service) => {
    const flight = flightOn(service, day);
    if (!flight) return [];
    return [
      flight,
      ...sharersOf(service).map(({ code }) => sharedAs(flight, code, service)),
    ].flatMap((sold) => makeJourney([sold]) ?? []);
  });
}
const carrierOf = ({ flights }: Journey) => ticketOfFlights(flights)?.code ?? '';
const startOf = ({ flights }: Journey) => flights[0]?.departureAt ?? 0;
const endOf = ({ flights }: Journey) => flights.at(-1)?.arrivalAt ?? 0;

/** True when another journey leaves no earlier, arrives no later and has no more stops on the same airline's ticket. */
function isBeaten(journey: Journey, others: readonly Journey[]): boolean {
  return others.some(
    (other) =>
      other !== journey &&
      other.flights.length <= journey.flights.length &&
      startOf(other) >= startOf(journey) &&
      endOf(other) <= endOf(journey) &&
      (other.minutes < journey.minutes ||
        other.flights.length < journey.flights.length ||
        other.id < journey.id),
  );
}
function dropBeaten(journeys: readonly Journey[]): Journey[] {
  const groups = new Map<string, Journey[]>();
  for (const journey of journeys) {
    const carrier = carrierOf(journey);
    groups.set(carrier, [...(groups.get(carrier) ?? []), journey]);
  }
  return [...groups.values()].flatMap((group) =>
    group.filter((journey) => journey.flights.length === 1 || !isBeaten(journey, group)),
  );
}
const sensible = (journeys: readonly Journey[], fastest: number) =>
  journeys.filter(({ minutes }) => minutes <= fastest * LONGEST.factor + LONGEST.minutes);
const sorted = (journeys: readonly Journey[]) =>
  [...journeys].sort((a, b) => burdenOf(a) - burdenOf(b) || (a.id < b.id ? -1 : 1));

type Search = (origin: string, destination: string, day: number, detour: Detour) => Journey[];
/** Searches routes with short detours, and longer ones if there are none. */
const search = (
  pairs: readonly (readonly [string, string])[],
  day: number,
  way: Search,
  hasOthers: boolean,
): Journey[] => {
  const usual = pairs.flatMap(([from, to]) => way(from, to, day, 'usual'));
  return usual.length || hasOthers
    ? usual
    : pairs.flatMap(([from, to]) => way(from, to, day, 'wide'));
};
function find(origin: string, destination: string, day: number): Journey[] {
  const pairs = airportsOf(origin).flatMap((from) =>
    airportsOf(destination)
      .filter((to) => to.cityCode !== from.cityCode)
      .map((to): [string, string] => [from.iata, to.iata]),
  );
  const direct = pairs.flatMap(([from, to]) => nonstop(from, to, day));
  const connecting = search(pairs, day, oneStop, direct.length > 0);
  const near = direct.length + connecting.length;
  const far = near < SCARCE ? search(pairs, day, twoStops, near > 0) : [];
  const all = [...direct, ...connecting, ...far];
  const fastest = Math.min(...all.map(({ minutes }) => minutes));
  const others = sorted(
    dropBeaten([...direct, ...sensible([...connecting, ...far], fastest)]).filter(
      ({ flights }) => flights.length > 1,
    ),
  );
  return sorted(
    [
      ...sorted(direct),
      ...(direct.length >= PLENTY ? others.slice(0, FEW_CONNECTIONS) : others),
    ].slice(0, MOST),
  );
}

const cache = new Map<string, readonly Journey[]>();
/** Journeys on a local day of departure, the best first. Results are cached, because the timetable never changes. */
export function journeys(origin: string, destination: string, date: string): readonly Journey[] {
  const day = dayNumber(date);
  if (Number.isNaN(day)) return [];
  const key = `${origin}${destination}${day}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= CACHE_MAX) cache.delete(cache.keys().next().value ?? '');
  const found = find(origin, destination, day);
  cache.set(key, found);
  return found;
}

const known = new Map<string, Journey | undefined>();
export function journeyOf(keys: readonly FlightKey[]): Journey | undefined {
  const text = keys
    .map(
      ({ carrier, number, origin, destination, date }) =>
        `${carrier}${number}.${date}.${origin}${destination}`,
    )
    .join('+');
  if (known.has(text)) return known.get(text);
  if (known.size >= WAYS_CACHE_MAX) known.clear();
  const flights = keys.flatMap((key): Flight[] => {
    const flight = findFlight(key);
    return flight ? [flight] : [];
  });
  const journey =
    flights.length === keys.length && ticketOfFlights(flights) ? makeJourney(flights) : undefined;
  known.set(text, journey);
  return journey;
}
