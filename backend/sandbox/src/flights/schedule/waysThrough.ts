import { airportsOf, findAirport, kmBetween } from '../places/places';
import { flightOn } from './dated';
import { connect } from './connection';
import { asSoldBy, ticketOf } from './sellTogether';
import { makeJourney } from './makeJourney';
import type { Service } from './service';
import { destinationsFrom, originsInto, servicesBetween } from './timetable';
import type { Flight, Journey } from './types';
import { dayNumber } from '../../calendar/day';

/** Maximum detours, and the limits for routes without a better one. */
const DETOURS = {
  oneStop: { usual: { factor: 1.4, extraKm: 350 }, wide: { factor: 1.7, extraKm: 1500 } },
  twoStops: { usual: { factor: 1.35, extraKm: 700 }, wide: { factor: 1.55, extraKm: 1800 } },
};
export type Detour = 'usual' | 'wide';

interface Leg {
  service: Service;
  flight: Flight;
}
const legsOn = (services: readonly Service[], days: readonly number[]): Leg[] =>
  services.flatMap((service) =>
    days.flatMap((day) => {
      const flight = flightOn(service, day);
      return flight ? [{ service, flight }] : [];
    }),
  );
const sisters = new Map<string, readonly string[]>();
/** The airport and the other airports of its city. */
function sistersOf(iata: string): readonly string[] {
  const known = sisters.get(iata);
  if (known) return known;
  const found = airportsOf(findAirport(iata)?.cityCode ?? iata).map((airport) => airport.iata);
  sisters.set(iata, found);
  return found;
}
const carriersIn = (services: readonly Service[]): Set<string> =>
  new Set(services.map(({ carrier }) => carrier));
const kmOf = (services: readonly Service[]) => services[0]?.km ?? 0;

/** The first connecting flight of each airline. `legs` are in order of departure. */
function firstOfEach(
  before: Flight,
  legs: readonly Leg[],
  isSold: (carrier: string) => boolean,
): Leg[] {
  const found = new Map<string, Leg>();
  for (const leg of legs) {
    const { carrier } = leg.service;
    if (
      leg.flight.departureAt > before.arrivalAt &&
      !found.has(carrier) &&
      isSold(carrier) &&
      connect(before, leg.flight)
    )
      found.set(carrier, leg);
  }
  return [...found.values()];
}
function sell(legs: readonly Leg[]): Journey | undefined {
  const seller = ticketOf(legs.map(({ service: { carrier, km } }) => ({ carrier, km })));
  return (
    seller && makeJourney(legs.map(({ flight, service }) => asSoldBy(seller, flight, service)))
  );
}
const byDeparture = (a: Leg, b: Leg) => a.flight.departureAt - b.flight.departureAt;
/** Local days on which a connecting flight may depart: the day of arrival and the next. */
const daysAfter = (legs: readonly Leg[]): number[] => {
  const landed = [...new Set(legs.map(({ flight }) => dayNumber(flight.arrival.slice(0, 10))))];
  return [...new Set(landed.flatMap((day) => [day, day + 1]))];
};

const limitOf = (
  origin: string,
  destination: string,
  { factor, extraKm }: { factor: number; extraKm: number },
) => kmBetween(origin, destination) * factor + extraKm;

export function oneStop(
  origin: string,
  destination: string,
  day: number,
  detour: Detour,
): Journey[] {
  const limit = limitOf(origin, destination, DETOURS.oneStop[detour]);
  const into = originsInto(destination);
  return [...destinationsFrom(origin)].flatMap((via) =>
    sistersOf(via).flatMap((next) => {
      if (
        !into.has(next) ||
        next === origin ||
        via === destination ||
        kmBetween(origin, via) + kmBetween(next, destination) > limit
      )
        return [];
      return through(servicesBetween(origin, via), servicesBetween(next, destination), day);
    }),
  );
}
function through(first: readonly Service[], second: readonly Service[], day: number): Journey[] {
  const together = new Set<string>();
  for (const a of carriersIn(first))
    for (const b of carriersIn(second))
      if (
        ticketOf([
          { carrier: a, km: kmOf(first) },
          { carrier: b, km: kmOf(second) },
        ])
      )
        together.add(`${a} ${b}`);
  if (!together.size) return [];
  const legs = legsOn(first, [day]);
  const next = legsOn(second, daysAfter(legs)).sort(byDeparture);
  return legs.flatMap((leg) =>
    firstOfEach(leg.flight, next, (carrier) =>
      together.has(`${leg.service.carrier} ${carrier}`),
    ).flatMap((onward) => sell([leg, onward]) ?? []),
  );
}

export function twoStops(
  origin: string,
  destination: string,
  day: number,
  detour: Detour,
): Journey[] {
  const limit = limitOf(origin, destination, DETOURS.twoStops[detour]);
  const lasts = [...originsInto(destination)].filter(
    (via) => via !== origin && kmBetween(origin, via) + kmBetween(via, destination) <= limit,
  );
  return [...destinationsFrom(origin)].flatMap((via) => {
    if (via === destination) return [];
    const start = kmBetween(origin, via);
    const ends = lasts.filter(
      (last) =>
        last !== via &&
        start + kmBetween(via, last) + kmBetween(last, destination) <= limit &&
        servicesBetween(via, last).length > 0,
    );
    return ends.flatMap((last) =>
      throughTwo(
        servicesBetween(origin, via),
        servicesBetween(via, last),
        servicesBetween(last, destination),
        day,
      ),
    );
  });
}
/** Airlines of three flights that one airline may sell together: the whole journey, and its first one and two flights. */
function soldTogether(
  first: readonly Service[],
  second: readonly Service[],
  third: readonly Service[],
): Set<string> {
  const found = new Set<string>();
  for (const a of carriersIn(first))
    for (const b of carriersIn(second))
      for (const c of carriersIn(third)) {
        const legs = [
          { carrier: a, km: kmOf(first) },
          { carrier: b, km: kmOf(second) },
          { carrier: c, km: kmOf(third) },
        ];
        if (ticketOf(legs)) for (const text of [a, `${a} ${b}`, `${a} ${b} ${c}`]) found.add(text);
      }
  return found;
}
function throughTwo(
  first: readonly Service[],
  second: readonly Service[],
  third: readonly Service[],
  day: number,
): Journey[] {
  const sold = soldTogether(first, second, third);
  if (!sold.size) return [];
  const legs = legsOn(first, [day]).filter(({ service }) => sold.has(service.carrier));
  const middle = legsOn(second, daysAfter(legs)).sort(byDeparture);
  const ends = legsOn(third, daysAfter(middle)).sort(byDeparture);
  return legs.flatMap((leg) =>
    firstOfEach(leg.flight, middle, (b) => sold.has(`${leg.service.carrier} ${b}`)).flatMap((mid) =>
      firstOfEach(mid.flight, ends, (c) =>
        sold.has(`${leg.service.carrier} ${mid.service.carrier} ${c}`),
      ).flatMap((end) => sell([leg, mid, end]) ?? []),
    ),
  );
}
