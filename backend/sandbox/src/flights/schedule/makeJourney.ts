import { airportAt } from '../places/places';
import { connect } from './connection';
import type { Connection, Flight, Journey } from './types';

const MINUTE = 60_000;
/** Minutes by which each inconvenience counts as longer travel when journeys are sorted. */
const WORTH = { stop: 75, airportChange: 90, overnight: 60 };

const flightText = ({ carrier, number, date, origin }: Flight): string =>
  `${carrier}${number}.${date}.${origin}`;

/** Journey with these flights; undefined when two of them do not connect. */
export function makeJourney(flights: readonly Flight[]): Journey | undefined {
  const [first] = flights;
  const last = flights.at(-1);
  if (!first || !last) return undefined;
  const connections: Connection[] = [];
  for (const [index, next] of flights.slice(1).entries()) {
    const before = flights[index];
    const connection = before && connect(before, next);
    if (!connection) return undefined;
    connections.push(connection);
  }
  const country = airportAt(first.origin).countryCode;
  return {
    id: flights.map(flightText).join('+'),
    flights,
    connections,
    minutes: (last.arrivalAt - first.departureAt) / MINUTE,
    isDomestic: flights.every(
      ({ origin, destination }) =>
        airportAt(origin).countryCode === country && airportAt(destination).countryCode === country,
    ),
  };
}
/** Sort value of a journey; lower is better. */
export const burdenOf = ({ minutes, connections }: Journey): number =>
  connections.reduce(
    (sum, { isAirportChange, isOvernight }) =>
      sum +
      WORTH.stop +
      (isAirportChange ? WORTH.airportChange : 0) +
      (isOvernight ? WORTH.overnight : 0),
    minutes,
  );
