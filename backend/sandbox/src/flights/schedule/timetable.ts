import { chance, hash } from '../../random';
import { operatorAt, sellers, type Seller } from '../airlines';
import { aircraftAt } from '../cabin/aircraft';
import { airportAt, kmBetween } from '../places/places';
import { departureTimes } from './departureTimes';
import type { Service } from './service';

/** Distance in kilometres from which a route gets a wide body, if the airline has one. */
const LONG_KM = 4900;
const RESERVE = 1.06;
const PROPS_KM = 700;
const AIRCRAFT_SALT = 11;

/** Aircraft of the airline with this range that can land at the airport; undefined when it has none. */
function chooseAircraft(
  { row }: Seller,
  origin: string,
  destination: string,
  seed: number,
): string | undefined {
  const km = kmBetween(origin, destination);
  const hasJets = airportAt(origin).hasJets && airportAt(destination).hasJets;
  const { props } = row.fleet;
  const short = hasJets ? row.fleet.short : [];
  const long = hasJets ? row.fleet.long : [];
  const reaching = (codes: string[]) =>
    codes.filter((code) => aircraftAt(code).rangeKm >= km * RESERVE);
  const byDistance = km > LONG_KM ? [long, short] : [short, long];
  const fits =
    [...(!short.length && !long.length ? [props] : byDistance), ...(km < PROPS_KM ? [props] : [])]
      .map(reaching)
      .find((codes) => codes.length > 0) ?? [];
  return fits[Math.floor(chance(seed, AIRCRAFT_SALT) * fits.length)];
}

const EVERY_DAY = 127;
const SATURDAY = 1 << 6;
/** Number of flights a day from which on some do not fly on Saturdays. */
const BUSY = 6;
const SATURDAY_SHARE = 0.22;
const SALT = { saturday: 21, weekdays: 22 };
/** Days of the week by number of flights a week. They are shifted by route. */
const WEEKS: readonly (readonly number[])[] = [
  [],
  [6],
  [2, 6],
  [1, 3, 6],
  [0, 2, 4, 6],
  [0, 1, 3, 5, 6],
  [0, 1, 2, 4, 5, 6],
];

/** Minutes from gate to gate besides the cruise. */
const OVERHEAD = { TURBOPROP: 28, NARROW: 42, WIDE: 42 };
/** Effect of jet streams, by which eastbound flights are faster and westbound flights slower. */
const TAILWIND = 0.03;
const HEADWIND = 0.055;

/** Minutes from gate to gate, a multiple of five. */
function blockTime(origin: string, destination: string, aircraft: string): number {
  const type = aircraftAt(aircraft);
  const km = kmBetween(origin, destination);
  const degrees =
    ((airportAt(destination).longitude - airportAt(origin).longitude + 540) % 360) - 180;
  const eastward = km < 1500 ? 0 : Math.max(-1, Math.min(1, (degrees * 85) / km));
  const wind = eastward > 0 ? 1 - TAILWIND * eastward : 1 - HEADWIND * eastward;
  return Math.round((OVERHEAD[type.body] + (km / type.speed) * 60 * wind) / 5) * 5;
}

interface Route {
  hub: string;
  other: string;
  daily: number;
  weekdays: number;
}
function parseRoute(code: string, hub: string, text: string): Route {
  const [other = '', often = '1'] = text.split(':');
  const count = Number.parseInt(often, 10);
  if (!often.endsWith('w')) return { hub, other, daily: count, weekdays: EVERY_DAY };
  const turn = hash(`${code}${hub}${other}`) % 7;
  const weekdays = (WEEKS[count] ?? [0]).reduce((mask, day) => mask | (1 << ((day + turn) % 7)), 0);
  return { hub, other, daily: 1, weekdays };
}
const isDomestic = (a: string, b: string) => airportAt(a).countryCode === airportAt(b).countryCode;

function oneWay(seller: Seller, route: Route, isBack: boolean): Omit<Service, 'id' | 'number'>[] {
  const [origin, destination] = isBack ? [route.other, route.hub] : [route.hub, route.other];
  const seed = hash(`${seller.code}${origin}${destination}`);
  const planes = Array.from({ length: route.daily }, (_, index) =>
    chooseAircraft(seller, route.hub, route.other, seed + index),
  );
  const first = planes[0];
  if (!first)
    throw new RangeError(`${seller.code} has nothing that flies ${origin}-${destination}`);
  const times = departureTimes(
    origin,
    destination,
    blockTime(origin, destination, first),
    route.daily,
    seed,
  );
  return times.map((departs, index) => {
    const aircraft = planes[index] ?? first;
    const rests = route.daily >= BUSY && chance(seed + index, SALT.saturday) < SATURDAY_SHARE;
    return {
      carrier: seller.code,
      operating: operatorAt(seller.row, route.hub),
      origin,
      destination,
      departs,
      aircraft,
      weekdays: rests ? route.weekdays & ~SATURDAY : route.weekdays,
      minutes: blockTime(origin, destination, aircraft),
      km: kmBetween(origin, destination),
      seed: hash(`${seller.code}${origin}${destination}${index}`),
    };
  });
}
function servicesOf(seller: Seller): Omit<Service, 'id'>[] {
  const [domestic, international] = seller.row.numbers;
  const numbers = { domestic, international };
  const routes = Object.entries(seller.row.routes).flatMap(([hub, list]) =>
    list.split(' ').map((text) => parseRoute(seller.code, hub, text)),
  );
  return routes.flatMap((route) => {
    const kind = isDomestic(route.hub, route.other) ? 'domestic' : 'international';
    const [out, back] = [oneWay(seller, route, false), oneWay(seller, route, true)];
    const start = numbers[kind];
    numbers[kind] += 2 * Math.max(out.length, back.length);
    return [
      ...out.map((service, index) => ({ ...service, number: start + index * 2 })),
      ...back.map((service, index) => ({ ...service, number: start + index * 2 + 1 })),
    ];
  });
}

interface Timetable {
  services: readonly Service[];
  from: ReadonlyMap<string, ReadonlyMap<string, readonly Service[]>>;
  into: ReadonlyMap<string, ReadonlySet<string>>;
}
function build(): Timetable {
  const services = sellers.flatMap(servicesOf).map((service, id): Service => ({ ...service, id }));
  const from = new Map<string, Map<string, Service[]>>();
  const into = new Map<string, Set<string>>();
  for (const service of services) {
    const destinations = from.get(service.origin) ?? new Map<string, Service[]>();
    from.set(service.origin, destinations);
    const known = destinations.get(service.destination);
    if (known) known.push(service);
    else destinations.set(service.destination, [service]);
    into.set(service.destination, (into.get(service.destination) ?? new Set()).add(service.origin));
  }
  return { services, from, into };
}
let built: Timetable | undefined;
/**
 * The timetable is built at the first query about flights, because that takes half a second and a sandbox of hotels does not
 * need it.
 */
function timetable(): Timetable {
  built ??= build();
  return built;
}
const none: readonly Service[] = [];
const nowhere: ReadonlySet<string> = new Set<string>();

/** All flights of all airlines with their days of the week. */
export const allServices = (): readonly Service[] => timetable().services;
export const servicesBetween = (origin: string, destination: string): readonly Service[] =>
  timetable().from.get(origin)?.get(destination) ?? none;
export const destinationsFrom = (origin: string): Iterable<string> =>
  timetable().from.get(origin)?.keys() ?? [];
export const originsInto = (destination: string): ReadonlySet<string> =>
  timetable().into.get(destination) ?? nowhere;
