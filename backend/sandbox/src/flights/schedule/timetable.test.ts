import { dayNumber } from '../../calendar/day';
import { createRandom } from '../../random';
import { createFlightInventory } from '..';
import { findAircraft } from '../cabin/aircraft';
import { findAirport } from '../places/places';
import { flightOn } from './dated';
import { allServices, servicesBetween } from './timetable';
import type { Flight } from './types';

const { airline, airlines } = createFlightInventory();
const services = allServices();
const random = createRandom('timetable');
/** Ordinary days, and days on which clocks change on one side of an ocean. */
const DAYS = [
  '2026-11-01',
  '2026-12-24',
  '2027-03-14',
  '2027-03-28',
  '2027-04-03',
  '2027-06-15',
  '2027-10-31',
].map(dayNumber);
const flights: Flight[] = random
  .sample(services, 400)
  .flatMap((service) => DAYS.flatMap((day) => flightOn(service, day) ?? []));

/** Local time of an instant, as the runtime computes it. */
const wall = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(instant)
    .replace(' ', 'T');

describe('the timetable', () => {
  it('has some sixty airlines, each with its own routes', () => {
    expect(airlines.filter(({ channels }) => channels.length > 0).length).toBeGreaterThanOrEqual(
      60,
    );
    expect(services.length).toBeGreaterThan(10_000);
  });
  it('starts or ends every flight at a hub of its operator', () => {
    const lost = services.filter(
      ({ operating, origin, destination }) =>
        !airline(operating)?.hubs.some((hub) => hub === origin || hub === destination),
    );
    expect(lost).toEqual([]);
  });
  it('gives a flight number to one route and one time of an airline', () => {
    expect(new Set(services.map(({ carrier, number }) => `${carrier}${number}`)).size).toBe(
      services.length,
    );
    expect(Math.max(...services.map(({ number }) => number))).toBeLessThan(10_000);
  });
  it('respects the speed and range of aircraft, and lands jets only where they can land', () => {
    for (const { origin, destination, aircraft, km, minutes } of services) {
      const type = findAircraft(aircraft);
      expect(type?.rangeKm).toBeGreaterThan(km);
      const speed = km / ((minutes - 15) / 60);
      expect(speed).toBeGreaterThan(150);
      expect(speed).toBeLessThan(type?.body === 'TURBOPROP' ? 500 : 930);
      if (!findAirport(origin)?.hasJets || !findAirport(destination)?.hasJets)
        expect(type?.body).toBe('TURBOPROP');
    }
  });
  it('has arrivals after departures, with correct local times on days of clock changes', () => {
    expect(flights.length).toBeGreaterThan(1500);
    for (const flight of flights) {
      expect(flight.arrivalAt - flight.departureAt).toBe(flight.minutes * 60_000);
      expect(flight.departure).toBe(
        wall(flight.departureAt, findAirport(flight.origin)?.timeZone ?? ''),
      );
      expect(flight.arrival).toBe(
        wall(flight.arrivalAt, findAirport(flight.destination)?.timeZone ?? ''),
      );
      expect(flight.departure.slice(0, 10)).toBe(flight.date);
    }
  });
  it('leaves a flight at its local time all year', () => {
    const [service] = servicesBetween('BOG', 'MAD');
    if (!service) throw new Error('no BOG-MAD');
    const hours = Array.from({ length: 365 }, (_, index) =>
      flightOn(service, dayNumber('2027-01-01') + index)?.departure.slice(11),
    ).filter(Boolean);
    expect(new Set(hours).size).toBe(1);
  });
});

/** Facts that frequent travellers know: minutes of the flight, flights on a Wednesday, and the airlines. */
const KNOWN: [
  route: string,
  shortest: number,
  longest: number,
  fewest: number,
  most: number,
  carriers: string[],
  not: string[],
][] = [
  ['BOG-MDE', 50, 65, 35, 60, ['AV', 'LA', 'P5', 'JA'], ['CM', '9R']],
  ['BOG-CTG', 80, 100, 20, 40, ['AV', 'LA', 'P5', 'JA'], ['9R']],
  ['BOG-LET', 105, 135, 1, 3, ['AV', 'LA'], ['P5']],
  ['BOG-ADZ', 115, 145, 10, 20, ['AV', 'LA', 'P5'], ['9R']],
  ['EOH-UIB', 35, 55, 4, 10, ['9R', 'VE'], ['AV', 'LA']],
  ['BOG-PTY', 85, 115, 6, 12, ['CM', 'AV'], ['LA']],
  ['BOG-MIA', 210, 240, 9, 16, ['AV', 'AA', 'LA'], ['UA', 'DL']],
  ['BOG-MAD', 560, 620, 6, 10, ['AV', 'IB', 'UX'], ['LA', 'AF']],
  ['BOG-LIM', 170, 200, 8, 14, ['AV', 'LA'], ['CM']],
  ['MAD-BCN', 70, 90, 20, 40, ['IB', 'UX', 'VY'], ['AV', 'FR']],
];
describe.each(KNOWN)('%s', (route, shortest, longest, fewest, most, carriers, not) => {
  const [origin = '', destination = ''] = route.split('-');
  const day = dayNumber('2027-02-03');
  const found = servicesBetween(origin, destination).flatMap(
    (service) => flightOn(service, day) ?? [],
  );
  it('has the known duration, frequency and airlines', () => {
    expect(Math.min(...found.map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(shortest);
    expect(Math.max(...found.map(({ minutes }) => minutes))).toBeLessThanOrEqual(longest);
    expect(found.length).toBeGreaterThanOrEqual(fewest);
    expect(found.length).toBeLessThanOrEqual(most);
    const there = new Set(found.map(({ carrier }) => carrier));
    expect(carriers.filter((code) => !there.has(code))).toEqual([]);
    expect(not.filter((code) => there.has(code))).toEqual([]);
  });
});
