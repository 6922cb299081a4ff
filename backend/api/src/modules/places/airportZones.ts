import tzLookup from 'tz-lookup';
import { offsetAt } from '../../lib/offsetAt';
import { airportList } from './airportList';

/** Colombia's, for an unknown airport. */
const OURS = 'America/Bogota';
let zones: Map<string, string> | undefined;

/** IANA zone of an airport by its IATA code (OpenFlights, ODbL). */
export function airportZone(iataCode: string): string {
  zones ??= new Map(
    airportList().map(({ iata, geo }) => [iata, tzLookup(geo.latitude, geo.longitude)]),
  );
  return zones.get(iataCode) ?? OURS;
}

/** A local time of an airport with the offset of its clock then: `2027-03-10T06:10:00` → `2027-03-10T06:10:00-05:00`. */
export function onAirportClock(local: string, iataCode: string): string {
  const zone = airportZone(iataCode);
  // Once more with the offset found: the first guess may lie on the other side of a change of the clock.
  const guess = offsetAt(zone, new Date(`${local}Z`));
  return `${local}${offsetAt(zone, new Date(`${local}${guess}`))}`;
}
