import { dayNumber, dayText, weekday } from '../../calendar/day';
import { hash, mix } from '../../random';
import { findSeller, sellers, type Seller } from '../airlines';
import { airportAt } from '../places/places';
import type { Service } from './service';
import { servicesBetween } from './timetable';
import type { Flight, FlightKey } from './types';
import { instantOf, localText, localTime } from './zone';
import * as z from 'zod';
import rows from '../data/terminals.json';

/**
 * Terminals by airport and airline; `*` stands for all other airlines. Airports without a row have one terminal, which
 * tickets omit.
 */
const terminals = z.record(z.string(), z.record(z.string(), z.string())).parse(rows);

/** Terminal of the operating group; undefined when tickets name none. */
const terminalOf = (iata: string, carrier: string): string | undefined =>
  terminals[iata]?.[carrier] ?? terminals[iata]?.['*'];

const MINUTE = 60_000;
/** First flight number that airlines reserve for other airlines' flights. */
const SHARED_FROM = 4000;
const SHARED_COUNT = 5900;
const CACHE_MAX = 150_000;

const DAYS = 100_000;
const cache = new Map<number, Flight | undefined>();

function makeFlight(service: Service, day: number): Flight | undefined {
  if (!(service.weekdays & (1 << weekday(day)))) return undefined;
  const from = airportAt(service.origin);
  const to = airportAt(service.destination);
  const departureAt = instantOf(from.timeZone, day, service.departs);
  const arrivalAt = departureAt + service.minutes * MINUTE;
  const date = dayText(day);
  const departureTerminal = terminalOf(service.origin, service.carrier);
  const arrivalTerminal = terminalOf(service.destination, service.carrier);
  const number = String(service.number);
  return {
    id: `${service.carrier}${number}.${date}.${service.origin}`,
    carrier: service.carrier,
    number,
    origin: service.origin,
    destination: service.destination,
    date,
    operating: service.operating,
    operatingNumber: number,
    departure: localText(localTime(from.timeZone, departureAt)),
    arrival: localText(localTime(to.timeZone, arrivalAt)),
    departureAt,
    arrivalAt,
    ...(departureTerminal ? { departureTerminal } : {}),
    ...(arrivalTerminal ? { arrivalTerminal } : {}),
    minutes: service.minutes,
    distanceKm: service.km,
    aircraft: service.aircraft,
  };
}
/** The flight of that day under its own airline's code; undefined on days without it. */
export function flightOn(service: Service, day: number): Flight | undefined {
  const key = service.id * DAYS + day;
  const known = cache.get(key);
  if (known || cache.has(key)) return known;
  if (cache.size > CACHE_MAX) cache.clear();
  const flight = makeFlight(service, day);
  cache.set(key, flight);
  return flight;
}

const sharedNumber = (marketing: string, { id, seed }: Service) =>
  String(SHARED_FROM + (mix(hash(marketing) ^ seed ^ id) % SHARED_COUNT));
/** The flight under the code of another airline that sells it. */
export const sharedAs = (flight: Flight, marketing: string, service: Service): Flight => ({
  ...flight,
  carrier: marketing,
  number: sharedNumber(marketing, service),
});

/** Airlines that sell flights of an airline under their own code. */
const sellersOf = new Map(
  sellers.map((operating): [string, Seller[]] => [
    operating.code,
    sellers.filter(({ shares }) => shares.has(operating.code)),
  ]),
);
/** Airlines that sell this flight under their own code, because they have a hub at one of its ends. */
export function sharersOf({ carrier, origin, destination }: Service): readonly Seller[] {
  return (sellersOf.get(carrier) ?? []).filter(
    ({ hubs }) => hubs.includes(origin) || hubs.includes(destination),
  );
}

export function findFlight({
  carrier,
  number,
  origin,
  destination,
  date,
}: FlightKey): Flight | undefined {
  const day = dayNumber(date);
  const seller = findSeller(carrier);
  if (Number.isNaN(day) || !seller) return undefined;
  for (const service of servicesBetween(origin, destination)) {
    if (service.carrier === carrier && String(service.number) === number)
      return flightOn(service, day);
    if (!seller.shares.has(service.carrier) || sharedNumber(carrier, service) !== number) continue;
    const flight = flightOn(service, day);
    if (flight) return sharedAs(flight, carrier, service);
  }
  return undefined;
}
