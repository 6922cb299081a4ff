import { createFlightInventory } from '..';
import { findSeller } from '../airlines';
import { airportAt } from '../places/places';
import type { Journey } from './types';

const inventory = createFlightInventory();
const PAIRS = [
  'BOG MDE',
  'BOG CTG',
  'BOG MIA',
  'BOG NYC',
  'BOG PAR',
  'BOG LON',
  'BOG TYO',
  'BOG SYD',
  'BOG BUE',
  'BOG DXB',
  'MDE UIB',
  'NQU CTG',
  'PSO ROM',
  'CUC MAD',
  'LET ADZ',
  'CLO LIM',
  'CTG LON',
  'EOH MIA',
  'BGA CUN',
  'PEI YUL',
  'MAD BOG',
  'NYC MDE',
  'SAO CTG',
  'MEX BOG',
  'MIL BOG',
  'TYO MDE',
  'RIO BOG',
  'USH BOG',
  'CUZ MAD',
  'HNL LIM',
  'AKL BOG',
  'CPT BOG',
  'BKK BOG',
  'IPI SMR',
  'PVA BOG',
  'SCL FRA',
  'GYE AMS',
  'LAX SIN',
  'DEL SCL',
  'JTR EDI',
].map((pair) => pair.split(' '));
const found = PAIRS.map(([origin = '', destination = ''], index) =>
  inventory.journeys(origin, destination, `2027-0${(index % 8) + 1}-1${index % 10}`),
);
const all: Journey[] = found.flat();
const isAbroad = ({ origin, destination }: Journey['flights'][number]) =>
  airportAt(origin).countryCode !== airportAt(destination).countryCode;

describe('journeys', () => {
  it('exist between any two places, from a few to a full page', () => {
    expect(found.filter((journeys) => journeys.length === 0 || journeys.length > 80)).toEqual([]);
  });
  it('connect in the same city with the minimum connection time, in order', () => {
    for (const { flights, connections } of all) {
      for (const [index, connection] of connections.entries()) {
        const [before, after] = [flights[index], flights[index + 1]];
        if (!before || !after) throw new Error('a connection without flights');
        expect(airportAt(before.destination).cityCode).toBe(airportAt(after.origin).cityCode);
        expect(connection.minutes).toBe((after.departureAt - before.arrivalAt) / 60_000);
        const least = isAbroad(before) || isAbroad(after) ? 75 : 45;
        expect(connection.minutes).toBeGreaterThanOrEqual(connection.isAirportChange ? 240 : least);
        expect(connection.minutes).toBeLessThanOrEqual(connection.isOvernight ? 930 : 600);
        expect(connection.isAirportChange).toBe(before.destination !== after.origin);
        expect(connection.isOvernight).toBe(
          before.arrival.slice(0, 10) < after.departure.slice(0, 10),
        );
      }
    }
  });
  it('visit no airport twice and have at most two stops', () => {
    for (const { flights } of all) {
      expect(flights.length).toBeLessThanOrEqual(3);
      const visited = [flights[0]?.origin, ...flights.map(({ destination }) => destination)];
      expect(new Set(visited).size).toBe(visited.length);
    }
  });
  it('are sold on one ticket: by one airline, under its codes, or with its partners', () => {
    for (const { flights } of all) {
      const sellers = flights.map(({ carrier }) => findSeller(carrier));
      expect(
        sellers.some((seller) => flights.every(({ carrier }) => seller?.partners.has(carrier))),
      ).toBe(true);
      for (const { carrier, operating, number, operatingNumber } of flights)
        if (number !== operatingNumber)
          expect(findSeller(carrier)?.shares.has(operating) || operating.length === 2).toBe(true);
    }
  });
  it('include overnight connections, changes of airport and codeshare flights', () => {
    const connections = all.flatMap((journey) => journey.connections);
    expect(connections.some(({ isOvernight }) => isOvernight)).toBe(true);
    expect(
      connections
        .filter(({ isAirportChange }) => isAirportChange)
        .map(({ arriveAt, leaveFrom }) => `${arriveAt}-${leaveFrom}`),
    ).toEqual(expect.arrayContaining(['EOH-MDE']));
    expect(
      all.some(({ flights }) =>
        flights.some(({ carrier, operating }) => carrier === 'AV' && operating === 'UA'),
      ),
    ).toBe(true);
    expect(
      all.some(({ flights }) =>
        flights.some(({ carrier, operating }) => carrier === 'LA' && operating === '4C'),
      ),
    ).toBe(true);
  });
  it('omit those that are worse in every way on the same ticket', () => {
    const key = (journey: Journey) => journey.flights.map(({ carrier }) => carrier).join();
    for (const journeys of found)
      for (const worse of journeys.filter(({ flights }) => flights.length > 1)) {
        expect(
          journeys.filter(
            (better) =>
              key(better) === key(worse) &&
              (better.flights[0]?.departureAt ?? 0) > (worse.flights[0]?.departureAt ?? 0) &&
              (better.flights.at(-1)?.arrivalAt ?? 0) < (worse.flights.at(-1)?.arrivalAt ?? 0),
          ),
        ).toEqual([]);
      }
  });
  it('can be restored from the codes, numbers and days on a ticket', () => {
    for (const journey of all) {
      const keys = journey.flights.map(({ carrier, number, origin, destination, date }) => ({
        carrier,
        number,
        origin,
        destination,
        date,
      }));
      expect(inventory.journeyOf(keys)).toEqual(journey);
    }
  });
  it('do not contain flights that do not connect', () => {
    const [first, second] = [
      inventory.journeys('BOG', 'MDE', '2027-02-03')[0],
      inventory.journeys('CTG', 'BOG', '2027-02-03')[0],
    ];
    expect(
      inventory.journeyOf([...(first?.flights ?? []), ...(second?.flights ?? [])]),
    ).toBeUndefined();
    expect(
      inventory.flight({
        carrier: 'AV',
        number: '1',
        origin: 'BOG',
        destination: 'MDE',
        date: '2027-02-03',
      }),
    ).toBeUndefined();
  });
});
